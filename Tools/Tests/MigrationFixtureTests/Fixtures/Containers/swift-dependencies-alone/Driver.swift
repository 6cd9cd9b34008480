print(TernNest().line())
