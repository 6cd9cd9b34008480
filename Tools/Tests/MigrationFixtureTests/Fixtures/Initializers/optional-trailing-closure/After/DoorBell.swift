import Foundation

protocol ChimeBoxProtocol: Sendable {
  func melody() -> String
}

final class ChimeBox: Sendable {
  static let shared = ChimeBox()

  func melody() -> String { "ding dong" }
}

extension ChimeBox: ChimeBoxProtocol {}

final class DoorBell {
  struct Dependencies {
    var chimeBox: any ChimeBoxProtocol

    static var defaultDependencies: Self {
      Self(chimeBox: ChimeBox.shared)
    }
  }

  private let dependencies: Dependencies

  private let flat: Int
  private let answered: ((Int) -> Void)?

  init(flat: Int, dependencies: Dependencies = .defaultDependencies, answered: ((Int) -> Void)? = nil) {
    self.dependencies = dependencies
    self.flat = flat
    self.answered = answered
  }

  func ring() {
    print(dependencies.chimeBox.melody())
    answered?(flat)
  }
}
