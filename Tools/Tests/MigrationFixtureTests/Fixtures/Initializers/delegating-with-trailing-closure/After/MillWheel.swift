import Foundation

protocol MillStreamProtocol: Sendable {
  func flow() -> Int
}

final class MillStream: Sendable {
  static let shared = MillStream()
  func flow() -> Int { 5 }
}

extension MillStream: MillStreamProtocol {}

final class MillWheel {
  struct Dependencies {
    var millStream: any MillStreamProtocol

    static var defaultDependencies: Self {
      Self(millStream: MillStream.shared)
    }
  }

  private let dependencies: Dependencies

  private let turn: (Int) -> String

  init(dependencies: Dependencies = .defaultDependencies, turn: @escaping (Int) -> String) {
    self.dependencies = dependencies
    self.turn = turn
  }

  convenience init(word: String, dependencies: Dependencies = .defaultDependencies) {
    self.init(dependencies: dependencies) { "\(word) \($0)" }
  }

  convenience init(number: Int, dependencies: Dependencies = .defaultDependencies) {
    self.init(dependencies: dependencies) { "\(number * $0)" }
  }

  func run() -> String { turn(dependencies.millStream.flow()) }
}
