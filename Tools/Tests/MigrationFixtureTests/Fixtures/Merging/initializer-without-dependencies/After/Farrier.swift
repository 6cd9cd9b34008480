import Foundation

final class AnvilRoom: Sendable {
  static let shared = AnvilRoom()
  func hammer() -> String { "clang" }
}

protocol HorseListProtocol: Sendable {
  func next() -> String
}

final class HorseList: Sendable {
  static let shared = HorseList()
  func next() -> String { "Bella" }
}

extension HorseList: HorseListProtocol {}

final class Farrier {
  struct Dependencies {
    var anvil: AnvilRoom
    var horseList: any HorseListProtocol

    static var defaultDependencies: Self { Self(anvil: AnvilRoom.shared, horseList: HorseList.shared) }
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

  func shoe() -> String { "\(dependencies.horseList.next()): \(shoes) x \(dependencies.anvil.hammer())" }
}
