print(Miner().shift(), Geologist(depth: 3).sees())
