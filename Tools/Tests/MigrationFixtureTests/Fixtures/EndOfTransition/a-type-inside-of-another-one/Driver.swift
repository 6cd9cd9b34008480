print("End7")
