print("End6124")
