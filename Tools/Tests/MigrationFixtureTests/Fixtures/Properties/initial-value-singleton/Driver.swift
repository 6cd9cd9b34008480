print(Beekeeper().visit(3))
