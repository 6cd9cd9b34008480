struct DryBrook: BrookWaterProtocol {
  func level() -> Int { 1 }
}
expect(
  BrookKeeper(dependencies: BrookKeeper.Dependencies(brookWater: DryBrook())).level() == 1,
  "a test makes its own")
expect(
  BrookObject(dependencies: BrookObject.Dependencies(brookWater: DryBrook())).level() == 1,
  "a test makes its own object")
