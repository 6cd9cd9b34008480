print(Potter().turn())
