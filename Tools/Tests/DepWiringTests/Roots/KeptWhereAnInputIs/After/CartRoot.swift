@MainActor final class CartRoot {
  struct Dependencies { var cart: Cart }
  private let app: AppRoot
  private let dependencies: Dependencies
  init(app: AppRoot, dependencies: Dependencies) {
    self.app = app
    self.dependencies = dependencies
  }

  private lazy var stripe = Stripe(dependencies: .init(cart: dependencies.cart))

  func makeTill() -> Till { Till(dependencies: .init(stripe: stripe)) }
}
