protocol PaymentGateProtocol: Sendable {
  func authorise(_ cents: Int, done: @escaping @Sendable (Result<String, any Error>) -> Void)
  func capture(_ id: String, done: @escaping @Sendable (Bool) -> Void)
  func receipt() -> String
}

final class PaymentGate: Sendable {
  static let shared = PaymentGate()
  func authorise(_ cents: Int, done: @escaping @Sendable (Result<String, any Error>) -> Void) {
    done(.success("auth-\(cents)"))
  }
  func capture(_ id: String, done: @escaping @Sendable (Bool) -> Void) { done(!id.isEmpty) }
  func receipt() -> String { "receipt" }
}

extension PaymentGate: PaymentGateProtocol {}

final class CheckoutFlow: @unchecked Sendable {
  struct Dependencies {
    var paymentGate: any PaymentGateProtocol

    static var defaultDependencies: Self {
      Self(paymentGate: PaymentGate.shared)
    }
  }

  private let dependencies: Dependencies

  private var log: [String] = []

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func pay(_ cents: Int, finished: @escaping @Sendable ([String]) -> Void) {
    dependencies.paymentGate.authorise(cents) { [weak self] result in
      guard let self else { return }
      switch result {
      case .success(let id):
        log.append(id)
        dependencies.paymentGate.capture(id) { [weak self] isDone in
          guard let strongSelf = self else { return }
          strongSelf.log.append("\(isDone) \(strongSelf.dependencies.paymentGate.receipt())")
          finished(strongSelf.log)
        }
      case .failure:
        finished([dependencies.paymentGate.receipt()])
      }
    }
  }
}
