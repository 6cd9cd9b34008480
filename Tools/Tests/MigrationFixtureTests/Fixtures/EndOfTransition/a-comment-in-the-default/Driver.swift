print("End14")
