print(skates([(1, 2)]).map { $0.size() }, skate(SkatePair.init(left:right:)))
