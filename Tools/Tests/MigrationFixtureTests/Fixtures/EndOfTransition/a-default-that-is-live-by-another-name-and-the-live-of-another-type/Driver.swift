print("End19")
