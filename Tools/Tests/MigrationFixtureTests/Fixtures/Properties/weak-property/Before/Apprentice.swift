import Foundation

final class Guild: @unchecked Sendable {
  static let shared = Guild()
  var motto: String { "measure twice" }
}

final class Apprentice {
  weak var guild: Guild?
  let name: String

  init(name: String) {
    self.name = name
    guild = Guild.shared
  }

  func recite() -> String { "\(name): \(guild?.motto ?? "…")" }
}
