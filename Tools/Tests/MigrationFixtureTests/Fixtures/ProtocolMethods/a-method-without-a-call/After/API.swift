protocol BuzzardAPIProtocol: Sendable {
  func convert(_ number: Int) -> String
}

final class BuzzardAPI: Sendable {
  static let shared = BuzzardAPI()
  func convert(_ number: Int) -> String { "\(number)" }
}

extension BuzzardAPI: BuzzardAPIProtocol {}
