print(GemStone(name: "ruby", carats: 2).price(), GemStone(rough: "opal").price())
