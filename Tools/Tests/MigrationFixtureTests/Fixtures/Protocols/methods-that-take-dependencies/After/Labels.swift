import Foundation

final class Labels6204: Codable {
  struct Dependencies {
    var fileManager: FileManager

    static var defaultDependencies: Self {
      Self(fileManager: FileManager.default)
    }
  }

  nonisolated(unsafe) static let shared = Labels6204()
  var name = "x"
  var size = 3

  func load(_ path: String, dependencies: Dependencies = .defaultDependencies) -> Bool {
    dependencies.fileManager.fileExists(atPath: path)
  }

  func title() -> String { name }
}

final class Sign6204 {
  struct Dependencies {
    var labels6204: @Sendable () -> Labels6204

    static var defaultDependencies: Self {
      Self(labels6204: { Labels6204.shared })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func load() -> String { dependencies.labels6204().load("/") ? dependencies.labels6204().title() : "" }
}

final class Plate6204 {
  struct Dependencies {
    var labels6204: @Sendable () -> Labels6204

    static var defaultDependencies: Self {
      Self(labels6204: { Labels6204.shared })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func title() -> String { dependencies.labels6204().title() }
}
