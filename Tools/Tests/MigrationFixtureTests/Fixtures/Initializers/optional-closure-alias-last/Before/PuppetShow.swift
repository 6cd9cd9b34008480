import Foundation

final class StringBox: Sendable {
  static let shared = StringBox()
  func strings() -> Int { 9 }
}

final class PuppetShow {
  typealias Applause = () -> Void

  private let applause: Applause?

  init(numberOfActs: Int = 1, applause: Applause? = nil) {
    self.applause = applause
  }

  func end() {
    print(StringBox.shared.strings())
    applause?()
  }
}
