import Foundation

struct ReedVault: Sendable {
  struct Dependencies {
    var fileManager: @Sendable () -> FileManager

    static var defaultDependencies: Self {
      Self(fileManager: { FileManager.default })
    }
  }

  let name: String
  var dependencies: Dependencies = .defaultDependencies

  func secret() -> String? {
    dependencies.fileManager().fileExists(atPath: "/reed/" + name) ? name : nil
  }
}

struct ReedWords: Sendable {
  func plural(_ word: String) -> String { word + "s" }
}

class ReedDefaults: UserDefaults {
  func level() -> Int { integer(forKey: "reed") }
}

final class ReedAccount {
  struct Dependencies {
    var vault: @Sendable () -> ReedVault

    static var defaultDependencies: Self {
      Self(vault: { ReedAccount.vault })
    }
  }

  private let dependencies: Dependencies

  private static let vault = ReedVault(name: "reed")
  private static let words = ReedWords()
  private static let formatter = NumberFormatter()

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func title() -> String {
    let text = Self.formatter.string(from: 1) ?? ""
    return Self.words.plural(text + (dependencies.vault().secret() ?? "none"))
  }
}

final class ReedMeter {
  struct Dependencies {
    var makeReedDefaults: @Sendable () -> ReedDefaults
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(makeReedDefaults: { ReedDefaults() }, now: { Date() })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func level() -> Int { dependencies.makeReedDefaults().level() }

  func day() -> Bool { dependencies.now().timeIntervalSince1970 > 0 }
}
