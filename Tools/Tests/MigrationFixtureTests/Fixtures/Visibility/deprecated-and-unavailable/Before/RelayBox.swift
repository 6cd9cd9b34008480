final class RelayBus: Sendable {
  static let shared = RelayBus()
  func send(_ text: String) -> String { "sent \(text)" }
}

final class RelayBox {
  let name: String

  init(name: String) {
    self.name = name
  }

  @available(*, deprecated, message: "give it a name")
  convenience init(number: Int) {
    self.init(name: "box \(number)")
  }

  @available(*, unavailable)
  init() {
    fatalError("use init(name:)")
  }

  func send() -> String { RelayBus.shared.send(name) }
}
