print("End4")
