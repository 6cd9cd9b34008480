import Foundation

final class Guild: @unchecked Sendable {
  static let shared = Guild()
  var motto: String { "measure twice" }
}

final class Apprentice {
  struct Dependencies {
    var guild: Guild

    static var defaultDependencies: Self {
      Self(guild: Guild.shared)
    }
  }

  weak var guild: Guild?
  let name: String

  init(name: String, dependencies: Dependencies = .defaultDependencies) {
    self.name = name
    guild = dependencies.guild
  }

  func recite() -> String { "\(name): \(guild?.motto ?? "…")" }
}

/// The type of a weak property that nothing writes is an optional.
final class Journeyman {
  weak var guild = Guild.shared

  func recite() -> String { guild?.motto ?? "…" }
}
