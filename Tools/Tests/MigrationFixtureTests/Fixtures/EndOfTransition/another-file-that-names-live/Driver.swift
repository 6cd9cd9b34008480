print("End17")
