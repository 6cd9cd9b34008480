print(HeronNest1802().isShared())
