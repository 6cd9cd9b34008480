print(RopeWalk(metres: 10).make(), RopeWalk(fathoms: 10).make())
