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

  private var dice = 2
  var name = "cup"
  var dependencies: Dependencies = .defaultDependencies

  static func full() -> ElderDiceCup { ElderDiceCup(dice: 5, name: "full") }

  func most() -> Int { dice * dependencies.diceMaker.sides() }
}
