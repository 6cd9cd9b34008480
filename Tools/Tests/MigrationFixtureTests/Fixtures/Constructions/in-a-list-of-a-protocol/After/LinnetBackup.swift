import Foundation

protocol LinnetStore {
  func save(_ text: String) -> String
}

final class LinnetCloud: LinnetStore {
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

  func save(_ text: String) -> String {
    text + (dependencies.userDefaults.string(forKey: "linnet-cloud") ?? "c")
  }
}

final class LinnetDisk: LinnetStore {
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

  func save(_ text: String) -> String {
    text + (dependencies.userDefaults.string(forKey: "linnet-disk") ?? "d")
  }
}

final class LinnetBackup {
  struct Dependencies {
    var makeLinnetCloud: @Sendable () -> any LinnetStore
    var makeLinnetDisk: @Sendable () -> any LinnetStore

    static var defaultDependencies: Self {
      Self(makeLinnetCloud: { LinnetCloud() }, makeLinnetDisk: { LinnetDisk() })
    }
  }

  private let stores: [any LinnetStore]

  init(dependencies: Dependencies = .defaultDependencies) {
    stores = [
      dependencies.makeLinnetCloud(),
      dependencies.makeLinnetDisk(),
    ]
  }

  func save() -> [String] { stores.map { $0.save("a") } }
}

protocol LinnetReader {
  func read() -> String
}

extension LinnetDisk: LinnetReader {
  func read() -> String { save("r") }
}

final class LinnetDesk {
  struct Dependencies {
    var makeLinnetDisk: @Sendable () -> any LinnetStore
    var makeLinnetReader: @Sendable () -> any LinnetReader

    static var defaultDependencies: Self {
      Self(makeLinnetDisk: { LinnetDisk() }, makeLinnetReader: { LinnetDisk() })
    }
  }

  var store: any LinnetStore
  var reader: any LinnetReader

  init(dependencies: Dependencies = .defaultDependencies) {
    store = dependencies.makeLinnetDisk()
    reader = dependencies.makeLinnetReader()
  }

  func use() -> String { store.save("a") + reader.read() }
}

final class LinnetArchive {
  struct Dependencies {
    var makeLinnetDisk: @Sendable () -> LinnetDisk

    static var defaultDependencies: Self {
      Self(makeLinnetDisk: { LinnetDisk() })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  private func all(_ stores: [LinnetDisk]) -> Int { stores.count }

  func count() -> Int { all([dependencies.makeLinnetDisk()]) }
}
