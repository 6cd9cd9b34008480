struct User: Sendable { var name: String }
final class Cart {}
final class API { init() { print("API") } }
final class Prices {
  struct Dependencies { var api: API }
  init(dependencies: Dependencies) { print("Prices") }
}
final class Orders {
  struct Dependencies {
    var api: API
    var user: User
  }
  init(dependencies: Dependencies) { print("Orders of \(dependencies.user.name)") }
}
final class Payment {
  struct Dependencies {
    var prices: Prices
    var orders: Orders
    var cart: Cart
  }
  init(dependencies: Dependencies) { print("Payment") }
}
final class Receipt {
  struct Dependencies {
    var payment: Payment
    var prices: Prices
    var user: User
  }
  init(dependencies: Dependencies) { print("Receipt for \(dependencies.user.name)") }
}
