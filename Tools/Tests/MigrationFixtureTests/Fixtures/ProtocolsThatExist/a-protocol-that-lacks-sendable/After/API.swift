protocol LorikeetService { func a() }

protocol LorikeetAPIProtocol: Sendable {
  func a()
}

final class LorikeetAPI: LorikeetService, Sendable {
  static let shared = LorikeetAPI()
  func a() { print("a") }
}

extension LorikeetAPI: LorikeetAPIProtocol {}
