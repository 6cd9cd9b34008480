import Foundation

protocol DiveComputerProtocol: Sendable {
  func maximum() -> Int
}

final class DiveComputer: Sendable {
  static let shared = DiveComputer()

  func maximum() -> Int { 40 }
}

extension DiveComputer: DiveComputerProtocol {}

final class DiveLog {
  struct Dependencies {
    var diveComputer: any DiveComputerProtocol

    static var defaultDependencies: Self {
      Self(diveComputer: DiveComputer.shared)
    }
  }

  let maximum: Int
  let place: String
  let depth: Int

  init(place: String, depth: Int, dependencies: Dependencies = .defaultDependencies) {
    self.maximum = dependencies.diveComputer.maximum()
    self.place = place
    self.depth = depth
  }

  init(place: String, dependencies: Dependencies = .defaultDependencies) {
    self.maximum = dependencies.diveComputer.maximum()
    self.place = place
    self.depth = 0
  }

  convenience init(dependencies: Dependencies = .defaultDependencies) {
    self.init(place: "harbour", dependencies: dependencies)
  }

  func remaining() -> Int { maximum - depth }
}
