let foundry1419 = Foundry1419()
print("open", foundry1419.work())
