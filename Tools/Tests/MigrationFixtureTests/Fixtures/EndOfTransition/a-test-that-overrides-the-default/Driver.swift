print("End18")
