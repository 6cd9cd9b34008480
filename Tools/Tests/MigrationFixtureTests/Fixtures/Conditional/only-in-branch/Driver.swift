print(CraneOperator().lift())
