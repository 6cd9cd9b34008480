import Crypto

final class CrewList: Sendable {
  static let shared = CrewList()
  func names() -> [String] { ["Ishmael"] }
}

struct CrewBadge: Badge {
  static func names() -> [String] { CrewList.shared.names() }
  private static func first() -> String? { CrewList.shared.names().first }
}

struct CrewKey: PreferenceKey {
  static func reduce(value: inout Int, nextValue: () -> Int) {
    value += nextValue() + CrewList.shared.names().count
  }
}
