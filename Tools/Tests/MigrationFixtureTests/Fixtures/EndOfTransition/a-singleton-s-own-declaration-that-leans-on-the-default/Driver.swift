print("End16")
