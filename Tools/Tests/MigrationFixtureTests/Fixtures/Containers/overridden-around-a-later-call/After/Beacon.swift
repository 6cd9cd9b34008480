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
  struct Dependencies {
    var client: @Sendable () -> BeaconClient1803

    static var defaultDependencies: Self {
      let client = Dependency(\.beacon1803)
      return Self(client: { client.wrappedValue })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func flash() -> String { dependencies.client().flash() }
}

/// Makes a beacon, which a test of its own does not name.
final class BeaconKeeper1803 {
  struct Dependencies {
    var beacon1803: Beacon1803

    static var defaultDependencies: Self {
      Self(beacon1803: Beacon1803())
    }
  }

  let beacon: Beacon1803

  init(dependencies: Dependencies = .defaultDependencies) {
    beacon = dependencies.beacon1803
  }
}

final class BeaconBuoy1803 {
  struct Dependencies {
    var client: BeaconClient1803

    static var defaultDependencies: Self {
      @Dependency(\.beacon1803) var client
      return Self(client: client)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func flash() -> String { dependencies.client.flash() }
}

/// Is made inside of one override, and used inside of another.
final class BeaconRaft1803 {
  struct Dependencies {
    var client: @Sendable () -> BeaconClient1803

    static var defaultDependencies: Self {
      let client = Dependency(\.beacon1803)
      return Self(client: { client.wrappedValue })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func flash() -> String { dependencies.client().flash() }
}

/// Is used where a closure names the values, and sets one by its key.
final class BeaconSkiff1803 {
  struct Dependencies {
    var client: @Sendable () -> BeaconClient1803

    static var defaultDependencies: Self {
      let client = Dependency(\.beacon1803)
      return Self(client: { client.wrappedValue })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func flash() -> String { dependencies.client().flash() }
}
