print(Import12Waiter().serve())
