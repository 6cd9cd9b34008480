let keeper = VaultKeeper()
print(keeper.count())
print(keeper.countLater()())
