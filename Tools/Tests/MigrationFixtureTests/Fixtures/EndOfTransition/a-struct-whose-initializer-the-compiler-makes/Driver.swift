print("End21")
