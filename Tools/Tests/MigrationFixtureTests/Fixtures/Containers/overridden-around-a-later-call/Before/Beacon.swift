import Dependencies

struct BeaconClient1803: Sendable, DependencyKey {
  var flash: @Sendable () -> String
  static let liveValue = BeaconClient1803 { "white" }
}

extension DependencyValues {
  var beacon1803: BeaconClient1803 {
    get { self[BeaconClient1803.self] }
    set { self[BeaconClient1803.self] = newValue }
  }
}

final class Beacon1803 {
  @Dependency(\.beacon1803) private var client

  func flash() -> String { client.flash() }
}

/// Makes a beacon, which a test of its own does not name.
final class BeaconKeeper1803 {
  let beacon = Beacon1803()
}

final class BeaconBuoy1803 {
  @Dependency(\.beacon1803) private var client

  func flash() -> String { client.flash() }
}

/// Is made inside of one override, and used inside of another.
final class BeaconRaft1803 {
  @Dependency(\.beacon1803) private var client

  func flash() -> String { client.flash() }
}

/// Is used where a closure names the values, and sets one by its key.
final class BeaconSkiff1803 {
  @Dependency(\.beacon1803) private var client

  func flash() -> String { client.flash() }
}
