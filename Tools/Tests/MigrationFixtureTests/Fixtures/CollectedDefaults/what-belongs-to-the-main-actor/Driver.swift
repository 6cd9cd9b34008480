print("Taken17")
