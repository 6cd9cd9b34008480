print(PaperBoy().shout())
