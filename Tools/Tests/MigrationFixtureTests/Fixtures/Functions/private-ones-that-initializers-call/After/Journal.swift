import Foundation

final class Journal6183 {
  struct Dependencies {
    var userDefaults: UserDefaults

    static var defaultDependencies: Self {
      Self(userDefaults: UserDefaults.standard)
    }
  }

  private let dependencies: Dependencies

  private let draft: String

  init(kind: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    draft = Self.load(kind, dependencies: dependencies)
  }

  init(copying other: Journal6183, suffix: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    draft = Journal6183.load(other.draft, dependencies: dependencies) + suffix
  }

  func text() -> String { draft }

  func save() { dependencies.userDefaults.set(draft, forKey: "journal6183.new") }

  private static func load(_ kind: String, dependencies: Dependencies) -> String {
    dependencies.userDefaults.string(forKey: "journal6183." + kind) ?? kind
  }
}

class Page6183 {
  let text: String

  required init(text: String) { self.text = text }
}

final class Sketch6183: Page6183 {
  struct Dependencies {
    var userDefaults: UserDefaults

    static var defaultDependencies: Self {
      Self(userDefaults: UserDefaults.standard)
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  required init(text: String) { super.init(text: text + Self.ending()) }

  func save() { dependencies.userDefaults.set(text, forKey: "sketch6183") }

  private static func ending() -> String {
    UserDefaults.standard.string(forKey: "sketch6183") ?? "."
  }
}

/// Its first value is made before any dependencies are there.
final class Stamp6183 {
  struct Dependencies {
    var userDefaults: UserDefaults

    static var defaultDependencies: Self {
      Self(userDefaults: UserDefaults.standard)
    }
  }

  private let dependencies: Dependencies

  private let made = Stamp6183.ending()

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func save() { dependencies.userDefaults.set(made, forKey: "stamp6183.made") }

  func text() -> String { made }

  private static func ending() -> String {
    UserDefaults.standard.string(forKey: "stamp6183") ?? "."
  }
}

/// No default argument reaches a parameter.
final class Late6183 {
  struct Dependencies {
    var userDefaults: UserDefaults

    static var defaultDependencies: Self {
      Self(userDefaults: UserDefaults.standard)
    }
  }

  private let dependencies: Dependencies

  private let text: String

  init(text: String = Late6183.ending(), dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.text = text
  }

  func save() -> String {
    dependencies.userDefaults.set(text, forKey: "late6183.text")
    return text
  }

  private static func ending() -> String { UserDefaults.standard.string(forKey: "late6183") ?? "." }
}
