print(FjordStation().measure())
