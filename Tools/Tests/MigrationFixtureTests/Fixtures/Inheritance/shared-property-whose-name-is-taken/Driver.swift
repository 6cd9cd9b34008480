print(Stonepit(id: 1).open(), StonepitOfSlate(depth: 2).close(), StonepitOfMarble(depth: 3).open())
print(StonepitOfMarble(depth: 3).stonepitDependencies, PearwoodOfPears(rows: 2).close(pearwoodDependencies: 3))
print(StonepitOfChalk(width: 1).ship() + StonepitOfChalk(width: 2).open(), PearwoodOfPlums(width: 3).ship())
