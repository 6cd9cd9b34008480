import Foundation

final class HerringSession: @unchecked Sendable {
  static let current = HerringSession()
  var user = "Ada"
}

final class HerringShoal {
  func react(user: String = HerringSession.current.user) -> String { user }

  func isOpen() -> Bool { FileManager.default.fileExists(atPath: "/") }
}
