import Foundation

protocol BeanStoreProtocol: Sendable {
  func grams() -> Int
}

final class BeanStore: Sendable {
  static let shared = BeanStore()

  func grams() -> Int { 18 }
}

extension BeanStore: BeanStoreProtocol {}

final class CoffeeMachine {
  struct Dependencies {
    var beanStore: any BeanStoreProtocol

    static var defaultDependencies: Self {
      Self(beanStore: BeanStore.shared)
    }
  }

  private let dependencies: Dependencies

  private let cups: Int
  private let done: (String) -> Void

  init(cups: Int, dependencies: Dependencies = .defaultDependencies, done: @escaping (String) -> Void) {
    self.dependencies = dependencies
    self.cups = cups
    self.done = done
  }

  func brew() {
    done("\(cups) cups from \(cups * dependencies.beanStore.grams()) g")
  }
}
