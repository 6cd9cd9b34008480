@MainActor final class PaymentRoot {
  private let session: SessionRoot
  private let shopping: CartRoot
  private var app: AppRoot { session.app }
  init(session: SessionRoot, shopping: CartRoot) {
    self.session = session
    self.shopping = shopping
  }

  func makeReceipt() -> Receipt { Receipt(dependencies: .init()) }
}
