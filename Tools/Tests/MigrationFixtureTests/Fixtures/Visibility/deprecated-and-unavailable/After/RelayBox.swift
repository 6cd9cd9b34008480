protocol RelayBusProtocol: Sendable {
  func send(_ text: String) -> String
}

final class RelayBus: Sendable {
  static let shared = RelayBus()
  func send(_ text: String) -> String { "sent \(text)" }
}

extension RelayBus: RelayBusProtocol {}

final class RelayBox {
  struct Dependencies {
    var relayBus: any RelayBusProtocol

    static var defaultDependencies: Self {
      Self(relayBus: RelayBus.shared)
    }
  }

  private let dependencies: Dependencies

  let name: String

  init(name: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.name = name
  }

  @available(*, deprecated, message: "give it a name")
  convenience init(number: Int, dependencies: Dependencies = .defaultDependencies) {
    self.init(name: "box \(number)", dependencies: dependencies)
  }

  @available(*, unavailable)
  init() {
    fatalError("use init(name:)")
  }

  func send() -> String { dependencies.relayBus.send(name) }
}
