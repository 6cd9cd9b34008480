print(await GannetRow(count: 1).show())
print(await GannetRow(count: 1).later().value)
