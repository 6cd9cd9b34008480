print(TaperMaker().make().lines)
