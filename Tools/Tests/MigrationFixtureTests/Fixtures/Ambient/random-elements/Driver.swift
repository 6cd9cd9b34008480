let dealer6197 = Dealer6197()
print(dealer6197.deal(), dealer6197.suit(), dealer6197.first(of: ["w"]), dealer6197.letter())
print(dealer6197.player(), Hider6197().any(), Chain6197().first(of: ["c"]))
print(Maker6197().first(of: [1]) ?? 0)
