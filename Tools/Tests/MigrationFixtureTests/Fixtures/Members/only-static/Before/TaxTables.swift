final class Treasury: Sendable {
  static let shared = Treasury()
  let percent = 19
}

enum TaxTables {
  static func tax(_ cents: Int) -> Int { cents * Treasury.shared.percent / 100 }
}

struct ExchangeDesk {
  private init() {}
  static func fee(_ cents: Int) -> Int { cents * Treasury.shared.percent / 1000 }
}
