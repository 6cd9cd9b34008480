print(BoomList.all(1, "a"), BoomList.sum(1, 2), BoomList.fast(), BoomList.usable())
