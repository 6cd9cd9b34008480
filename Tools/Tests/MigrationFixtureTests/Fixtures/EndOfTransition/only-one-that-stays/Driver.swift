print("End10")
