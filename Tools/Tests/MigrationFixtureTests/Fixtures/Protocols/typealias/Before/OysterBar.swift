typealias Bay = OysterBank

final class OysterBank: Sendable {
  static let shared = OysterBank()
  func dozen() -> Int { 12 }
}

final class OysterBar {
  init() {}

  func serve() -> Int { Bay.shared.dozen() + OysterBank.shared.dozen() }
}
