print(Ringmaster().tents())
