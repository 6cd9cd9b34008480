import Dependencies

struct LampClient1416: Sendable {
  var light: @Sendable () -> String
}

extension LampClient1416: DependencyKey {
  static let liveValue = LampClient1416 { "white" }
}

extension DependencyValues {
  var lamp1416: LampClient1416 {
    get { self[LampClient1416.self] }
    set { self[LampClient1416.self] = newValue }
  }
}

final class Lighthouse1416 {
  struct Dependencies {
    var lamp: LampClient1416

    static var defaultDependencies: Self {
      @Dependency(\.lamp1416) var lamp
      return Self(lamp: lamp)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func shine() -> String { dependencies.lamp.light() }
}

func redLighthouse1416() -> Lighthouse1416 {
  withDependencies {
    $0.lamp1416.light = { "red" }
  } operation: {
    Lighthouse1416()
  }
}

final class Buoy1416 {
  struct Dependencies {
    var lamp1416: LampClient1416

    static var defaultDependencies: Self {
      @Dependency(\.lamp1416) var lamp1416
      return Self(lamp1416: lamp1416)
    }
  }

  private let dependencies: Dependencies

  var lamp1416: LampClient1416 { dependencies.lamp1416 }

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func shine() -> String { lamp1416.light() }
}

func greenBuoy1416() -> Buoy1416 {
  withDependencies {
    $0.lamp1416 = LampClient1416 { "green" }
  } operation: {
    Buoy1416()
  }
}
