print(BrookKeeper.shared.level(), BrookGauge.upper.level(), BrookGauge.lower.level())
print(BrookObject.shared.level(), BrookPair.shared.twin().level())
