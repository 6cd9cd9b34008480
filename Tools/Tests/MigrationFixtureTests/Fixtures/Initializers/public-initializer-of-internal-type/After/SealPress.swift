protocol SealWaxProtocol: Sendable {
  func colour() -> String
}

final class SealWax: Sendable {
  static let shared = SealWax()
  func colour() -> String { "red" }
}

extension SealWax: SealWaxProtocol {}

final class SealPress {
  struct Dependencies {
    var sealWax: any SealWaxProtocol

    static var defaultDependencies: Self {
      Self(sealWax: SealWax.shared)
    }
  }

  private let dependencies: Dependencies

  let motto: String

  public init(motto: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.motto = motto
  }

  func press() -> String { motto + " in " + dependencies.sealWax.colour() }
}
