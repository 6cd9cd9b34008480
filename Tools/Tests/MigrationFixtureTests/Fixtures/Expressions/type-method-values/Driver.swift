print(KnotTier().tie())
