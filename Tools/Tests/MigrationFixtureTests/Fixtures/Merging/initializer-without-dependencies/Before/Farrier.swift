import Foundation

final class AnvilRoom: Sendable {
  static let shared = AnvilRoom()
  func hammer() -> String { "clang" }
}

final class HorseList: Sendable {
  static let shared = HorseList()
  func next() -> String { "Bella" }
}

final class Farrier {
  struct Dependencies {
    var anvil: AnvilRoom

    static var defaultDependencies: Self { Self(anvil: AnvilRoom.shared) }
  }

  private let dependencies: Dependencies
  let shoes: Int

  init(shoes: Int, dependencies: Dependencies = .defaultDependencies) {
    self.shoes = shoes
    self.dependencies = dependencies
  }

  convenience init() {
    self.init(shoes: 4)
  }

  func shoe() -> String { "\(HorseList.shared.next()): \(shoes) x \(dependencies.anvil.hammer())" }
}
