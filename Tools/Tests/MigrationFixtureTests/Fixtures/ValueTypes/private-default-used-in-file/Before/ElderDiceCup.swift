import Foundation

final class DiceMaker: Sendable {
  static let shared = DiceMaker()
  func sides() -> Int { 6 }
}

struct ElderDiceCup {
  private var dice = 2
  var name = "cup"

  static func full() -> ElderDiceCup { ElderDiceCup(dice: 5, name: "full") }

  func most() -> Int { dice * DiceMaker.shared.sides() }
}
