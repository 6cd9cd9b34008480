let ledge = Ledge6117()
print(ledge.birds, ledge.count, ledge.height)
