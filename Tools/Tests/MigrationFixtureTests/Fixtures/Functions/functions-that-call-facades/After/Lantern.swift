import Foundation

enum LanternSettings6170 {
  struct Dependencies {
    var userDefaults: UserDefaults

    static var defaultDependencies: Self {
      Self(userDefaults: UserDefaults.standard)
    }
  }

  static func wick(dependencies: Dependencies = .defaultDependencies) -> String? {
    dependencies.userDefaults.string(forKey: "wick6170")
  }
  static func label<Value>(_ value: Value, dependencies: Dependencies = .defaultDependencies) -> String {
    "\(value) \(wick(dependencies: dependencies) ?? "none")"
  }
}

/// Its function takes the store, and so the settings as well.
struct LanternShop6170 {
  struct Dependencies {
    var wick: @Sendable () -> String?
    var fileManager: FileManager

    static var defaultDependencies: Self {
      Self(wick: { LanternSettings6170.wick() }, fileManager: FileManager.default)
    }
  }

  static func open(dependencies: Dependencies = .defaultDependencies) -> String {
    let wick = dependencies.wick() ?? "no wick"
    let isThere = dependencies.fileManager.fileExists(atPath: "/")
    return "\(wick) \(isThere)"
  }

  static var sign: String { LanternSettings6170.wick() ?? "no sign" }
}

/// A function that calls others alone is a facade itself.
enum LanternHelp6170 {
  static func text() -> String { LanternSettings6170.wick() ?? "no help" }
}

/// A generic function fits in no closure.
enum LanternBox6170 {
  struct Dependencies {
    var fileManager: FileManager

    static var defaultDependencies: Self {
      Self(fileManager: FileManager.default)
    }
  }

  static func pack(dependencies: Dependencies = .defaultDependencies) -> String {
    let isThere = dependencies.fileManager.fileExists(atPath: "/")
    return "\(isThere) \(LanternSettings6170.label(1)) \(LanternSettings6170.label(2))"
  }
}
