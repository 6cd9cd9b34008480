final class RefundLedger: Sendable {
  static let shared = RefundLedger()
  func book(_ cents: Int) -> String { "refunded \(cents)" }
}

public final class RefundFlow {
  let log: (String) -> Void
  let limit: Int

  public init(limit: Int = 100, log: @escaping (String) -> Void = { print("log: \($0)") }) {
    self.limit = limit
    self.log = log
  }

  public func refund(_ cents: Int) { log(RefundLedger.shared.book(min(limit, cents))) }
}
