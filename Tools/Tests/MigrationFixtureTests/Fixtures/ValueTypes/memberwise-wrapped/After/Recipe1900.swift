import Foundation

protocol PantryProtocol: Sendable {
  func eggs() -> Int
}

final class Pantry: Sendable {
  static let shared = Pantry()
  func eggs() -> Int { 12 }
}

extension Pantry: PantryProtocol {}

@propertyWrapper struct Positive {
  private var number: Int
  init(wrappedValue: Int) { number = max(wrappedValue, 0) }
  var wrappedValue: Int {
    get { number }
    set { number = max(newValue, 0) }
  }
}

struct Recipe1900 {
  struct Dependencies {
    var pantry: any PantryProtocol

    static var defaultDependencies: Self {
      Self(pantry: Pantry.shared)
    }
  }

  @Positive var eggs: Int
  var name: String
  var dependencies: Dependencies = .defaultDependencies

  func isPossible() -> Bool { eggs <= dependencies.pantry.eggs() }
}
