import Foundation

protocol HerbGardenProtocol: Sendable {
  func leaves(_ herb: String) -> Int
}

final class HerbGarden: Sendable {
  static let shared = HerbGarden()
  func leaves(_ herb: String) -> Int { herb.count }
}

extension HerbGarden: HerbGardenProtocol {}

final class HerbTea {
  struct Dependencies {
    var herbGarden: any HerbGardenProtocol

    static var defaultDependencies: Self {
      Self(herbGarden: HerbGarden.shared)
    }
  }

  private let dependencies: Dependencies

  let herb: String

  /// A tea.
  ///
  /// - Parameter herb: What it is made of.
  @available(*, deprecated, message: "drink water")
  @inline(never)
  init?(herb: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    guard !herb.isEmpty else {
      return nil
    }

    self.herb = herb
  }

  /// Another.
  init(mint leaves: Int, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    herb = String(repeating: "m", count: leaves)
  }

  func brew() -> Int { dependencies.herbGarden.leaves(herb) }
}
