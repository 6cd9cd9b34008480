let dairy = Dairy1320()
print("open")
print(dairy.work())
