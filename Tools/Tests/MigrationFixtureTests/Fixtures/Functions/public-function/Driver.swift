var offset = 1
print((try? BuoyMap.position(adding: &offset)) ?? -1, offset, BuoyMap.isNear("red"))
print(BuoyList.size(), BuoyMap.buoy("green"))
