import Foundation

struct Mark6185 {
  struct Dependencies {
    var userDefaults: @Sendable () -> UserDefaults

    static var defaultDependencies: Self {
      Self(userDefaults: { UserDefaults.standard })
    }
  }

  static let none = Mark6185(name: "none", size: nil)

  static func named(_ name: String) -> Mark6185 {
    Mark6185(name: name, size: nil)
  }

  private let name: String
  private let size: Int?
  var dependencies: Dependencies = .defaultDependencies

  func text() -> String { name + (dependencies.userDefaults().string(forKey: "mark6185") ?? "?") }
}

struct Stamp6185 {
  struct Dependencies {
    var userDefaults: @Sendable () -> UserDefaults

    static var defaultDependencies: Self {
      Self(userDefaults: { UserDefaults.standard })
    }
  }

  static let all: [Stamp6185] = []
  let name: String
  var dependencies: Dependencies = .defaultDependencies

  func text() -> String { name + (dependencies.userDefaults().string(forKey: "stamp6185") ?? "?") }
}
