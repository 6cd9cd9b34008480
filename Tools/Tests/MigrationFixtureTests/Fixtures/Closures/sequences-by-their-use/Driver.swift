let reedWalk6127 = ReedWalk6127()
print(reedWalk6127.names([1, 2]), reedWalk6127.wet(), reedWalk6127.isAnyWet(["oak", "willow"]))
print(reedWalk6127.count(["willow", "oak", "poplar"]), reedWalk6127.first(["oak", "ash"]))
print(reedWalk6127.local(), reedWalk6127.later(ReedStream6127(send: { [3, 4] })).send())
