import Foundation

protocol Decoder6180 {
  func decode() -> Int
}

final class Hardware6180: Decoder6180 {
  struct Dependencies {
    var userDefaults: UserDefaults

    static var defaultDependencies: Self {
      Self(userDefaults: UserDefaults.standard)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func decode() -> Int { dependencies.userDefaults.integer(forKey: "hardware6180") }
}

final class Track6180 {
  struct Dependencies {
    var makeHardware6180: @Sendable () -> any Decoder6180

    static var defaultDependencies: Self {
      Self(makeHardware6180: { Hardware6180() })
    }
  }

  private let dependencies: Dependencies

  private let queue = DispatchQueue(label: "track6180")

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func makeDecoder() -> Decoder6180 {
    queue.sync {
      return dependencies.makeHardware6180()
    }
  }
}
