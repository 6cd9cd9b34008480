Journal6177.add()
print(Journal6177.entries, Journal6177.title())
Journal6177.clear()
print(Journal6177.entries)
