print("End2")
