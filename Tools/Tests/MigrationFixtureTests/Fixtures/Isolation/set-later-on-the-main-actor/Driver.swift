await AtlasScreen().load { print($0) }
await print(AtlasCorner().title())
