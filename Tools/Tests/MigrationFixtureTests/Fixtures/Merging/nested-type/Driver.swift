print(Vineyard().harvest(2))
