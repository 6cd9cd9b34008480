print(makeFalconer().fly())
