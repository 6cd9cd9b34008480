print(FamilyTree(depth: 0).grow().text())
