import Foundation

protocol TowTableProtocol: Sendable {
  func strength(_ length: Int) -> Int
}

final class TowTable: Sendable {
  static let shared = TowTable()
  func strength(_ length: Int) -> Int { 100 - length }
}

extension TowTable: TowTableProtocol {}

class TowRope {
  struct Dependencies {
    var towTable: any TowTableProtocol

    static var defaultDependencies: Self {
      Self(towTable: TowTable.shared)
    }
  }

  let dependencies: Dependencies

  let length: Int
  var onBreak: (() -> Int)?

  init(length: Int, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.length = length
  }

  static func strength(_ length: Int, dependencies: Dependencies = .defaultDependencies) -> Int {
    dependencies.towTable.strength(length)
  }

  func limit() -> Int { dependencies.towTable.strength(0) }

  func watch() {
    onBreak = { [dependencies] in TowRope.strength(7, dependencies: dependencies) }
  }

  func strengths() -> [Int] { [1, 2].map { TowRope.strength($0 + length, dependencies: dependencies) } }
}
