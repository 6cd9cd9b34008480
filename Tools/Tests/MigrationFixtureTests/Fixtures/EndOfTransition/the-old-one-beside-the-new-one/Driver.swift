print("End8")
