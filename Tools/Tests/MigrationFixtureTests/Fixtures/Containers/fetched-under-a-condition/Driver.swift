print(Sluice1420(gate: SluiceGate1420("passed")).open(), Sluice1420().open())
print(SluicePair1420().areApart())
print(SluiceLate1420(isOpen: false)?.open() ?? "closed", SluiceLate1420(isOpen: true)?.open() ?? "")
