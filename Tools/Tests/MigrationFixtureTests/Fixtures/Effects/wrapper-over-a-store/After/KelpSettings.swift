import Foundation

@propertyWrapper
struct KelpSetting {
  struct Dependencies {
    var userDefaults: UserDefaults

    static var defaultDependencies: Self {
      Self(userDefaults: UserDefaults.standard)
    }
  }

  private let dependencies: Dependencies

  let key: String

  init(_ key: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.key = key
  }

  var wrappedValue: Bool {
    get { dependencies.userDefaults.bool(forKey: key) }
    nonmutating set { dependencies.userDefaults.set(newValue, forKey: key) }
  }
}

@propertyWrapper
struct KelpClamped {
  var wrappedValue: Int { didSet { wrappedValue = min(wrappedValue, 9) } }
}

final class KelpPanel {
  struct Dependencies {
    var fileManager: FileManager

    static var defaultDependencies: Self {
      Self(fileManager: FileManager.default)
    }
  }

  private let dependencies: Dependencies

  @KelpSetting("kelp.deep") var isDeep
  @KelpClamped var depth = 3

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func line() -> String {
    "\(isDeep) \(depth) \(dependencies.fileManager.fileExists(atPath: "/"))"
  }
}

final class KelpRow {
  struct Dependencies {
    var fileManager: FileManager

    static var defaultDependencies: Self {
      Self(fileManager: FileManager.default)
    }
  }

  private let dependencies: Dependencies

  @KelpClamped var depth = 3

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func line() -> String { "\(depth) \(dependencies.fileManager.fileExists(atPath: "/"))" }
}
