struct DryRill: RillWaterProtocol {
  func level() -> Int { 1 }
}
expect(
  RillKeeper(dependencies: RillKeeper.Dependencies(rillWater: DryRill())).level() == 1,
  "a test makes its own")
expect(
  RillObject(dependencies: RillObject.Dependencies(rillWater: DryRill())).level() == 1,
  "a test makes its own object")
