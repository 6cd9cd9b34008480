struct DarkBeacons: BeaconTableProtocol {
  func flashes(_ name: String) -> Int { 0 }
}
let dependencies = BeaconCode.Dependencies(beaconTable: DarkBeacons())
expect(
  BeaconCode.code(of: "a", depth: 1, dependencies: dependencies) == "0/0/0/[0]", "all are handed on")
