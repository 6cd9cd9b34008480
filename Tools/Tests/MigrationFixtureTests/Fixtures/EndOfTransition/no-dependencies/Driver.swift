print("End5")
