print(try Mosaic(names: ["a", "bc"]).tiles, Mosaic(name: "") == nil, Mosaic(name: "x")?.tiles ?? 0)
