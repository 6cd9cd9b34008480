print(IceHouse(blocks: 3).cool())
