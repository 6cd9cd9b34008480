print(BeaconCode.code(of: "north", depth: 2), BeaconCode.plain())
