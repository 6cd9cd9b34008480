let operation = InventoryOperation()
operation.start()
print(operation.result)
