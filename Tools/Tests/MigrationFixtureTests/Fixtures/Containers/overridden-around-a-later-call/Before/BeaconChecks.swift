import Dependencies

func checkBeacon1803() -> String {
  let keeper = BeaconKeeper1803()
  return withDependencies {
    $0.beacon1803.flash = { "red" }
  } operation: {
    keeper.beacon.flash()
  }
}

func checkBuoy1803() -> String {
  withDependencies {
    $0.beacon1803 = BeaconClient1803 { "green" }
  } operation: {
    let buoy = BeaconBuoy1803()
    return buoy.flash()
  }
}

func checkRaft1803() -> String {
  withDependencies {
    $0.beacon1803.flash = { "blue" }
  } operation: {
    let raft = BeaconRaft1803()
    return withDependencies { values in
      values.beacon1803.flash = { "violet" }
    } operation: {
      raft.flash()
    }
  }
}

func checkSkiff1803() -> String {
  let skiff = BeaconSkiff1803()
  return withDependencies {
    $0[BeaconClient1803.self] = BeaconClient1803 { "grey" }
  } operation: {
    skiff.flash()
  }
}
