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

/// The type of a weak property that nothing writes is an optional.
final class Journeyman {
  weak var guild = Guild.shared

  func recite() -> String { guild?.motto ?? "…" }
}
