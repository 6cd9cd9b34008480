import Foundation

final class FerryLogbook {
  struct Dependencies {
    var fileManager: FileManager

    static var defaultDependencies: Self {
      Self(fileManager: FileManager.default)
    }
  }

  private let day: Bool
  private let ferry: String
  private let knots: Int

  init(named name: String, speed: Int, dependencies: Dependencies = .defaultDependencies) {
    self.day = dependencies.fileManager.fileExists(atPath: "/")
    self.ferry = name
    self.knots = speed
  }

  func entry() -> String { "\(ferry) \(knots) \(day)" }
}
