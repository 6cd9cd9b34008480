print(SparrowNest().feed())
