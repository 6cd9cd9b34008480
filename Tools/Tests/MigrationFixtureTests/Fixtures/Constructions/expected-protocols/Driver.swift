print(LockLodge().visit())
