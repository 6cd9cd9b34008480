final class PaymentGate: Sendable {
  static let shared = PaymentGate()
  func authorise(_ cents: Int, done: @escaping @Sendable (Result<String, any Error>) -> Void) {
    done(.success("auth-\(cents)"))
  }
  func capture(_ id: String, done: @escaping @Sendable (Bool) -> Void) { done(!id.isEmpty) }
  func receipt() -> String { "receipt" }
}

final class CheckoutFlow: @unchecked Sendable {
  private var log: [String] = []

  init() {}

  func pay(_ cents: Int, finished: @escaping @Sendable ([String]) -> Void) {
    PaymentGate.shared.authorise(cents) { [weak self] result in
      guard let self else { return }
      switch result {
      case .success(let id):
        log.append(id)
        PaymentGate.shared.capture(id) { [weak self] isDone in
          guard let strongSelf = self else { return }
          strongSelf.log.append("\(isDone) \(PaymentGate.shared.receipt())")
          finished(strongSelf.log)
        }
      case .failure:
        finished([PaymentGate.shared.receipt()])
      }
    }
  }
}
