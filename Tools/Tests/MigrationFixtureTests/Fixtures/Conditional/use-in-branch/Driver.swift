print(TramDriver().drive(1), TramDriver().drive(2))
