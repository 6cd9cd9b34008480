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

  private let dependencies: Dependencies

  let log: (String) -> Void
  let limit: Int

  public convenience init(limit: Int = 100, log: @escaping (String) -> Void = { print("log: \($0)") }) {
    self.init(limit: limit, dependencies: .defaultDependencies, log: log)
  }

  init(
    limit: Int = 100,
    dependencies: Dependencies,
    log: @escaping (String) -> Void = { print("log: \($0)") }
  ) {
    self.dependencies = dependencies
    self.limit = limit
    self.log = log
  }

  public func refund(_ cents: Int) { log(dependencies.refundLedger.book(min(limit, cents))) }
}
