import Foundation

protocol DarkroomProtocol: Sendable {
  func prints(_ count: Int) -> [Int]
}

final class Darkroom: Sendable {
  static let shared = Darkroom()

  func develop(_ roll: Int) -> Self { self }
  func prints(_ count: Int) -> [Int] { Array(1...count) }
}

extension Darkroom: DarkroomProtocol {}

final class Photographer {
  struct Dependencies {
    var darkroom: any DarkroomProtocol

    static var defaultDependencies: Self {
      Self(darkroom: Darkroom.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func album() -> Int {
    dependencies.darkroom  // smells of vinegar
      .prints(4)
      .filter { $0 % 2 == 0 }
      .reduce(0, +)
  }

  func contactSheet() -> [Int] {
    dependencies.darkroom
      .prints(2)
  }
}
