import Foundation

protocol TeaChestProtocol: Sendable {
  func leaves() -> String
}

final class TeaChest: Sendable {
  static let shared = TeaChest()
  func leaves() -> String { "assam" }
}

extension TeaChest: TeaChestProtocol {}

final class TeaUrn {
  struct Dependencies {
    var teaChest: any TeaChestProtocol

    static var defaultDependencies: Self {
      Self(teaChest: TeaChest.shared)
    }
  }

  private let dependencies: Dependencies

  let litres: Int

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    litres = 1
  }

  init(litres: Int = 5, isHot: Bool = true, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.litres = isHot ? litres : 0
  }

  func pour() -> String { "\(litres) l \(dependencies.teaChest.leaves())" }
}
