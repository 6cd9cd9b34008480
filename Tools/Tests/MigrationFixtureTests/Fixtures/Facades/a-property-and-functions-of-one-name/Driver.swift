let purse6190 = Purse6190()
print(purse6190.show(), purse6190.count())
print(Till6190().all())
print(Vault6190().all())
