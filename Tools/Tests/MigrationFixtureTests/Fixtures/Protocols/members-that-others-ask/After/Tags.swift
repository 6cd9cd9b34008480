import Foundation

protocol Tags6211Protocol {
  func title() -> String
}

final class Tags6211: Codable {
  struct Dependencies {
    var fileManager: FileManager

    static var defaultDependencies: Self {
      Self(fileManager: FileManager.default)
    }
  }

  nonisolated(unsafe) static let shared = Tags6211()
  var name = "x"

  func load(_ path: String, dependencies: Dependencies = .defaultDependencies) -> Bool {
    dependencies.fileManager.fileExists(atPath: path)
  }

  func title() -> String { name }
}

extension Tags6211: Tags6211Protocol {}

final class Sign6211 {
  func load() -> Bool { Tags6211.shared.load("/") }
}

final class Plate6211 {
  struct Dependencies {
    var tags6211: @Sendable () -> any Tags6211Protocol

    static var defaultDependencies: Self {
      Self(tags6211: { Tags6211.shared })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func title() -> String { dependencies.tags6211().title() }
}
