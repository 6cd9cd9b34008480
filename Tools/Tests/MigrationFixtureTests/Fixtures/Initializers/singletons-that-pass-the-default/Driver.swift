print(RillKeeper.shared.level(), RillGauge.upper.level(), RillGauge.lower.level())
print(RillObject.shared.level(), RillPair.shared.twin().level())
