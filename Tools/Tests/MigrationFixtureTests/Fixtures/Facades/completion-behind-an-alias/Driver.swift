let reader = KelpReader()
reader.read("a")
print(reader.lines)
