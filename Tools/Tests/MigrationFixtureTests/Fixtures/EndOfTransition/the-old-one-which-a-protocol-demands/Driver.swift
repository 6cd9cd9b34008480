print("End9")
