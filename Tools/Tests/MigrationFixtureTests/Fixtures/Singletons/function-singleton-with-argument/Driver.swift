print(Porter().carry(2), Porter().carry(7))
