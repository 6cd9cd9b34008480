final class Cart { let name: String; init(_ name: String = "a new one") { self.name = name } }
final class Stripe {
  struct Dependencies { var cart: Cart }
  init(dependencies: Dependencies) { print("Stripe takes \(dependencies.cart.name)") }
}
final class Till {
  struct Dependencies { var stripe: Stripe }
  init(dependencies: Dependencies) { _ = dependencies.stripe }
}
