print(CairnWalker().walk())
