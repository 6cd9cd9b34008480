print("End12")
