import Foundation

final class BeanStore: Sendable {
  static let shared = BeanStore()

  func grams() -> Int { 18 }
}

final class CoffeeMachine {
  private let cups: Int
  private let done: (String) -> Void

  init(cups: Int, done: @escaping (String) -> Void) {
    self.cups = cups
    self.done = done
  }

  func brew() {
    done("\(cups) cups from \(cups * BeanStore.shared.grams()) g")
  }
}
