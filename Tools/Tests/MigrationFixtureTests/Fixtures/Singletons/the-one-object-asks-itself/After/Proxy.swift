import Foundation

final class Proxy6181: Sendable {
  struct Dependencies {
    var userDefaults: @Sendable () -> UserDefaults

    static var defaultDependencies: Self {
      Self(userDefaults: { UserDefaults.standard })
    }
  }

  private let dependencies: Dependencies

  static let shared = Proxy6181()

  let name = "proxy"

  private convenience init() {
    self.init(dependencies: .defaultDependencies)
  }

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  func port() -> Int { dependencies.userDefaults().integer(forKey: "port6181") }

  func stop() -> Int {
    let wanted = self.port()
    return wanted + self.name.count
  }

  func later() -> Int {
    let work = { Proxy6181.shared.port() }
    return work()
  }

  static func reset() -> Int { Proxy6181.shared.port() }
}

final class Pool6181: Sendable {
  struct Dependencies {
    var userDefaults: @Sendable () -> UserDefaults

    static var defaultDependencies: Self {
      Self(userDefaults: { UserDefaults.standard })
    }
  }

  private let dependencies: Dependencies

  static let shared = Pool6181()
  static let other = Pool6181()

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func count() -> Int { dependencies.userDefaults().integer(forKey: "pool6181") }
  func all() -> Int { Pool6181.shared.count() + count() }
}

extension Proxy6181 {
  func restart() -> Int { self.stop() }
}
