print("End11")
