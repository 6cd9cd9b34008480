import Foundation

final class Pantry: Sendable {
  static let shared = Pantry()
  func eggs() -> Int { 12 }
}

@propertyWrapper struct Positive {
  private var number: Int
  init(wrappedValue: Int) { number = max(wrappedValue, 0) }
  var wrappedValue: Int {
    get { number }
    set { number = max(newValue, 0) }
  }
}

struct Recipe1900 {
  @Positive var eggs: Int
  var name: String

  func isPossible() -> Bool { eggs <= Pantry.shared.eggs() }
}
