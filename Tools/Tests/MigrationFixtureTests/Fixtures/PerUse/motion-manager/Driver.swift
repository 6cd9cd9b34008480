print(PotorooSteps().count())
