print("End22")
