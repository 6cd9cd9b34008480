print(Beacon4474().light(), MockBeacon4474().light(), BeaconLog4474.shared.lines)
let beacons4474: [Beacon4474.Type] = [Beacon4474.self, MockBeacon4474.self]
print(beacons4474.count)
