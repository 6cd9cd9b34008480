protocol RefundLedgerProtocol: Sendable {
  func book(_ cents: Int) -> String
}

final class RefundLedger: Sendable {
  static let shared = RefundLedger()
  func book(_ cents: Int) -> String { "refunded \(cents)" }
}

extension RefundLedger: RefundLedgerProtocol {}

public final class RefundFlow {
  struct Dependencies {
    var refundLedger: any RefundLedgerProtocol

    static var defaultDependencies: Self {
      Self(refundLedger: RefundLedger.shared)
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  let log: (String) -> Void
  let limit: Int

  public init(limit: Int = 100, log: @escaping (String) -> Void = { print("log: \($0)") }) {
    self.limit = limit
    self.log = log
  }

  public func refund(_ cents: Int) { log(dependencies.refundLedger.book(min(limit, cents))) }
}
