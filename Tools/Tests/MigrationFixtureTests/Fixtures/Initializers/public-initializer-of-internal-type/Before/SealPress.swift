final class SealWax: Sendable {
  static let shared = SealWax()
  func colour() -> String { "red" }
}

final class SealPress {
  let motto: String

  public init(motto: String) {
    self.motto = motto
  }

  func press() -> String { motto + " in " + SealWax.shared.colour() }
}
