import Foundation

protocol YardMapProtocol: Sendable {
  func tracks() -> Int
}

final class YardMap: Sendable {
  static let shared = YardMap()
  func tracks() -> Int { 7 }
}

extension YardMap: YardMapProtocol {}

actor SwitchYard {
  struct Dependencies {
    var yardMap: any YardMapProtocol

    static var defaultDependencies: Self {
      Self(yardMap: YardMap.shared)
    }
  }

  private let dependencies: Dependencies

  private var wagons: [Int]

  init(wagons: [Int], dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.wagons = wagons
  }

  init(dependencies: Dependencies = .defaultDependencies) {
    self.init(wagons: Array(1...dependencies.yardMap.tracks()), dependencies: dependencies)
  }

  func push(_ wagon: Int) -> Int {
    wagons.append(wagon)
    return wagons.count % dependencies.yardMap.tracks()
  }
}
