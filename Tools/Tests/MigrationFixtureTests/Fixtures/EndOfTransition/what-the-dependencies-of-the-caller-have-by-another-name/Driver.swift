print("End20")
