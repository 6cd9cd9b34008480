print(await ReefMap.depth(below: 3))
