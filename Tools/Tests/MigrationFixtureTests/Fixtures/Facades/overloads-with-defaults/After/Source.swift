import Foundation

enum PotorooPixel {
  static func fire(
    name: String, parameters: [String: String] = [:], includes: [Int] = [1], debounce: Int = 0
  ) -> String {
    "long \(name) \(FileManager.default.fileExists(atPath: "/no/potoroo"))"
  }

  static func fire(name: String, parameters: [String: String], includes: [Int]) -> String {
    "short \(name) \(FileManager.default.fileExists(atPath: "/no/potoroo"))"
  }
}

final class PotorooScreen {
  struct Dependencies {
    var fireParameters: @Sendable (
      _ name: String,
      _ parameters: [String: String],
      _ includes: [Int]
    ) -> String
    var fire: @Sendable (String) -> String

    static var defaultDependencies: Self {
      Self(
        fireParameters: { PotorooPixel.fire(name: $0, parameters: $1, includes: $2) },
        fire: { PotorooPixel.fire(name: $0) }
      )
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func open() -> String {
    dependencies.fireParameters("open", [:], [])
  }

  func close() -> String {
    dependencies.fire("close")
  }
}
