print(Archivist().count())
