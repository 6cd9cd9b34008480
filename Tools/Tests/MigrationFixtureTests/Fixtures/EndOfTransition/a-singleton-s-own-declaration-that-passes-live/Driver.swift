print("End15")
