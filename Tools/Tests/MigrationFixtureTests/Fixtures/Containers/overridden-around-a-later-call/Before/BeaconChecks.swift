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
