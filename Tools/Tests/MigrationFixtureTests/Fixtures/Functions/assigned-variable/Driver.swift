SluiceColumn.register(SluiceColumn(name: "a"))
print(SluiceTable.names())
SluiceTable.clear()
print(SluiceTable.names())
