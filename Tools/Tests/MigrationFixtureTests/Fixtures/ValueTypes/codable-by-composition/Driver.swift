print(FrankingMark().printed())
