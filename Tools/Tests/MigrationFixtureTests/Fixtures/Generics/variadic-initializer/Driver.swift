print(RosaryBead(1, 2, 3).polished(), RosaryBead().polished())
