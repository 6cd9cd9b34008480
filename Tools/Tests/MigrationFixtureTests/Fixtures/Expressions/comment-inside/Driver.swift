print(SleighDriver().start())
