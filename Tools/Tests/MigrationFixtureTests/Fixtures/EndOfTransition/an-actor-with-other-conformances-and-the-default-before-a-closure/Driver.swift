print("End3")
