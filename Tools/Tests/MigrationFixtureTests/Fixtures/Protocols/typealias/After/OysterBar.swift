typealias Bay = OysterBank

protocol OysterBankProtocol: Sendable {
  func dozen() -> Int
}

final class OysterBank: Sendable {
  static let shared = OysterBank()
  func dozen() -> Int { 12 }
}

extension OysterBank: OysterBankProtocol {}

final class OysterBar {
  struct Dependencies {
    var oysterBank: any OysterBankProtocol

    static var defaultDependencies: Self {
      Self(oysterBank: OysterBank.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func serve() -> Int { dependencies.oysterBank.dozen() + dependencies.oysterBank.dozen() }
}
