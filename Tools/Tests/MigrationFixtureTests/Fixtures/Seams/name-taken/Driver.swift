print(CandleMaker().make().lines)
