import Foundation

class TrailMark {
  let number: Int

  init(copying other: TrailMark) { number = other.number }

  init(number: Int) { self.number = number }
}

final class TrailStep: TrailMark {
  struct Dependencies {
    var fileManager: FileManager

    static var defaultDependencies: Self {
      Self(fileManager: FileManager.default)
    }
  }

  private let dependencies: Dependencies

  private let name: String

  init(name: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.name = name
    super.init(number: 4)
  }

  override init(copying other: TrailMark) {
    self.dependencies = .defaultDependencies
    name = "copy"
    super.init(copying: other)
  }

  func text() -> String { "\(name) \(number) \(dependencies.fileManager.fileExists(atPath: "/"))" }
}
