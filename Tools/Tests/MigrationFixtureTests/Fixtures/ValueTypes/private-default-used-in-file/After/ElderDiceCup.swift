import Foundation

protocol DiceMakerProtocol: Sendable {
  func sides() -> Int
}

final class DiceMaker: Sendable {
  static let shared = DiceMaker()
  func sides() -> Int { 6 }
}

extension DiceMaker: DiceMakerProtocol {}

struct ElderDiceCup {
  struct Dependencies {
    var diceMaker: any DiceMakerProtocol

    static var defaultDependencies: Self {
      Self(diceMaker: DiceMaker.shared)
    }
  }

  private let dependencies: Dependencies

  private var dice = 2
  var name = "cup"

  init(name: String = "cup", dependencies: Dependencies = .defaultDependencies) {
    self.init(dice: 2, name: name, dependencies: dependencies)
  }

  fileprivate init(
    dice: Int,
    name: String = "cup",
    dependencies: Dependencies = .defaultDependencies
  ) {
    self.dice = dice
    self.name = name
    self.dependencies = dependencies
  }

  static func full() -> ElderDiceCup { ElderDiceCup(dice: 5, name: "full") }

  func most() -> Int { dice * dependencies.diceMaker.sides() }
}
