var orchard = Orchard()
print(orchard.plant("pear"), orchard.plant("quince"), Orchard(trees: [.init(kind: "fig")]).trees[0].week)
