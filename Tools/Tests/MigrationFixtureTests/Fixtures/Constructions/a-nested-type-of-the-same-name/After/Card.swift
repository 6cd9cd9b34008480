import Foundation

final class Card6194 {
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

  struct Card6194 {
    let name: String
    var size = 0
  }

  func all() -> [Card6194] {
    dependencies.now().timeIntervalSince1970 > 0 ? [Card6194(name: "a"), Card6194(name: "b", size: 2)] : []
  }

  static func first(dependencies: Dependencies = .defaultDependencies) -> Card6194? {
    dependencies.now().timeIntervalSince1970 > 0 ? Card6194(name: "c") : nil
  }
}
