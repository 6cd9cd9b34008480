import Foundation

final class HatBlock: Sendable {
  static let shared = HatBlock()

  func size(_ head: Int) -> Int { head + 1 }
}

final class Milliner {
  struct Dependencies {
    var hatBlock: HatBlock

    static var defaultDependencies: Self {
      Self(hatBlock: HatBlock.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func fit(_ head: Int) -> String { "size \(dependencies.hatBlock.size(head))" }
}
