struct FarBuoys: BuoyRegistryProtocol {
  func position(of name: String) -> Int { 100 }
}
expect(
  !BuoyMap.isNear("a", dependencies: BuoyMap.Dependencies(buoyRegistry: FarBuoys())), "far")
