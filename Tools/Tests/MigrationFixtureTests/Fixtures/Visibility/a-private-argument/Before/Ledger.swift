private struct LedgerLine6158 {
  let text: String
}

final class LedgerCache6158<Value>: @unchecked Sendable {
  var values: [Value] = []
}

private let ledgerCache6158 = LedgerCache6158<LedgerLine6158>()

final class LedgerView6158 {
  func add(_ text: String) -> Int {
    ledgerCache6158.values.append(LedgerLine6158(text: text))
    return ledgerCache6158.values.count
  }
}
