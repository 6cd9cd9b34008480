@MainActor final class PaymentRoot {
  private let session: SessionRoot
  private let shopping: CartRoot
  private var app: AppRoot { session.app }
  init(session: SessionRoot, shopping: CartRoot) {
    self.session = session
    self.shopping = shopping
  }

  private lazy var payment = Payment(
    dependencies: .init(
      prices: app.prices, orders: session.orders, cart: shopping.dependencies.cart))

  func makeReceipt() -> Receipt {
    Receipt(
      dependencies: .init(payment: payment, prices: app.prices, user: session.dependencies.user))
  }
}
