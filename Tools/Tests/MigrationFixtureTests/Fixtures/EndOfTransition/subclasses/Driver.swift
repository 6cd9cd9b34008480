print("End13")
