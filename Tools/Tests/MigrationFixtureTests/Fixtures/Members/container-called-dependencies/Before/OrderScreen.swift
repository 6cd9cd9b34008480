final class OrderAPI: Sendable {
  func orders() -> Int { 3 }
}

enum Wiring {
  final class Dependencies: Sendable {
    static let shared = Dependencies()
    let api = OrderAPI()
  }

  final class OrderScreen {
    init() {}

    func count() -> Int { Dependencies.shared.api.orders() }
  }
}
