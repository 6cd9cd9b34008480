import Dependencies

print(Foundry1801.heat(1), Foundry1801.cast(2), Foundry1801.isHot)
print(FoundryShift1801().start(), FoundryShift1801.rest(), FoundryKiln1801.light())
print(
  withDependencies {
    $0.foundryMould1801.heat = 700
  } operation: {
    [Foundry1801.heat(0), FoundryShift1801().start(), FoundryShift1801.rest()]
  })
