print(VendingMachine().vend(2), VendingMachine().vend(1))
