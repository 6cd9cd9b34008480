print("End6")
