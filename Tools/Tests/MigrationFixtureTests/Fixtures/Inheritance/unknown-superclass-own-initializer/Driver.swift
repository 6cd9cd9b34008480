let operation = ShredderOperation(sheets: 3)
operation.start()
print(operation.strips)
