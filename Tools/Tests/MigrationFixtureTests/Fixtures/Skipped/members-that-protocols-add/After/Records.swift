import Foundation

final class Database6175: Sendable {
  struct Dependencies {
    var userDefaults: @Sendable () -> UserDefaults

    static var defaultDependencies: Self {
      Self(userDefaults: { UserDefaults.standard })
    }
  }

  private let dependencies: Dependencies

  static let shared = Database6175()
  let rows = 3

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func isOpen() -> Bool { dependencies.userDefaults().bool(forKey: "open6175") }
}

protocol Reading6175 {
  var rows: Int { get }
}

extension Reading6175 {
  var rows: Int { Database6175.shared.rows }
  var started: Date { Date(timeIntervalSince1970: 5) }
}

final class Reader6175: Reading6175 {
  func count() -> Int { Database6175.shared.isOpen() ? 0 : rows }
}

final class OwnReader6175: Reading6175 {
  struct Dependencies {
    var database6175: Database6175

    static var defaultDependencies: Self {
      Self(database6175: Database6175.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  var rows: Int { 4 }
  func count() -> Int { dependencies.database6175.isOpen() ? 0 : rows }
}

final class OtherReader6175: Reading6175 {
  struct Dependencies {
    var database6175: Database6175

    static var defaultDependencies: Self {
      Self(database6175: Database6175.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func count() -> Int { dependencies.database6175.isOpen() ? 0 : 1 }
}
