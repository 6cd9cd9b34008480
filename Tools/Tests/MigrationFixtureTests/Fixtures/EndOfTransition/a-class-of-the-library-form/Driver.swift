print("End1")
