import Foundation

final class HandBell: Sendable {
  static let shared = HandBell()
  func ring() -> String { "ring" }
}

final class TownCrier {
  struct Dependencies {
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(now: { Date() })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func cry() -> String {
    // depstructs:ignore hidden-singleton - the one bell of the town
    let bell = HandBell.shared.ring()
    return bell + (dependencies.now() > .distantPast ? "!" : "?")
  }
}
