import Foundation

func saveRope(url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }

func copyPlankToDeck(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "/" + name) }

enum PlankStore {
  static func length(for name: String) -> Bool { FileManager.default.fileExists(atPath: name) }
  static func length(of name: Int) -> Bool { FileManager.default.fileExists(atPath: "\(name)") }
}

final class PlankDeck {
  struct Dependencies {
    var saveRopeURL: @Sendable (URL) -> Bool
    var copyPlank: @Sendable (String) -> Bool
    var length: @Sendable (String) -> Bool
    var plankStoreLength: @Sendable (Int) -> Bool

    static var defaultDependencies: Self {
      Self(
        saveRopeURL: { saveRope(url: $0) },
        copyPlank: { copyPlankToDeck($0) },
        length: { PlankStore.length(for: $0) },
        plankStoreLength: { PlankStore.length(of: $0) })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func work() -> [Bool] {
    [
      dependencies.saveRopeURL(URL(fileURLWithPath: "/")), dependencies.copyPlank("x"), dependencies.length("/"),
      dependencies.plankStoreLength(2),
    ]
  }
}
