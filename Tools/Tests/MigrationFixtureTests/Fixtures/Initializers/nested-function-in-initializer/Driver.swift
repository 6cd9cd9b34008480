let foundry = BellFoundry(bells: [1, 2])
print(foundry.weights, foundry.next())
