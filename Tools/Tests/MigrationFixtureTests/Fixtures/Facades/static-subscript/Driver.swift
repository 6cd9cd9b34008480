print(TernNest().warm())
