import Foundation

final class Label2903 {
  struct Dependencies {
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(now: { Date() })
    }
  }

  private let dependencies: Dependencies

  private(set) var text = ""

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func show(_ name: String) { text = Label2903.title(name, dependencies: dependencies) }

  static func title(_ name: String, dependencies: Dependencies = .defaultDependencies) -> String {
    name + (dependencies.now().timeIntervalSince1970 > 0 ? "!" : "?")
  }
}

/// Code of instances calls nothing of it.
final class Stamp2903 {
  struct Dependencies {
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(now: { Date() })
    }
  }

  func show() -> String { "stamp" }

  static func made(dependencies: Dependencies = .defaultDependencies) -> Bool {
    dependencies.now().timeIntervalSince1970 > 0
  }
}

/// No instance is ever there.
enum Tools2903 {
  struct Dependencies {
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(now: { Date() })
    }
  }

  static func made(dependencies: Dependencies = .defaultDependencies) -> Bool {
    dependencies.now().timeIntervalSince1970 > 0
  }
  static func both(dependencies: Dependencies = .defaultDependencies) -> Bool {
    made(dependencies: dependencies) && made(dependencies: dependencies)
  }
}

/// One of the functions calls the other.
struct Tag2903 {
  struct Dependencies {
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(now: { Date() })
    }
  }

  private let dependencies: Dependencies

  let name: String

  init(name: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.name = name
  }

  func show() -> String { name + Self.tagEnding2903(dependencies: dependencies) }

  static func tagEnding2903(dependencies: Dependencies = .defaultDependencies) -> String {
    tagMark2903(dependencies: dependencies) + "."
  }

  private static func tagMark2903(dependencies: Dependencies) -> String {
    dependencies.now().timeIntervalSince1970 > 0 ? "new" : "old"
  }
}
