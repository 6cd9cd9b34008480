print(Set([TileKey(x: 1, y: 2), TileKey(x: 1, y: 2)]).count, TileKey(x: 3, y: 4).url())
