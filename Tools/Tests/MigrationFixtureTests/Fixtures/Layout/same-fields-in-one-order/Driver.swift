print(GroveRanger().walk(), GroveVisitor().walk())
