import Foundation
import struct Foundation.Data

final class NarwhalReader {
  struct Dependencies {
    var readData: @Sendable (URL) throws -> Data

    static var defaultDependencies: Self {
      Self(readData: { try Data(contentsOf: $0) })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func read(_ place: NarwhalPlace) -> Int {
    (try? dependencies.readData(place.file))?.count ?? 0
  }
}
