import Foundation

protocol TaleSource: Sendable {
  func tale() -> String
}

struct OldTales: TaleSource {
  func tale() -> String { "once upon a time" }
}

struct NewTales: TaleSource {
  func tale() -> String { "last week" }
}

enum TaleHouse {
  nonisolated(unsafe) static var source: any TaleSource = OldTales()
}

final class Storyteller {
  struct Dependencies {
    var source: @Sendable () -> any TaleSource

    static var defaultDependencies: Self {
      Self(source: { TaleHouse.source })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func tell() -> String { dependencies.source().tale() }
}
