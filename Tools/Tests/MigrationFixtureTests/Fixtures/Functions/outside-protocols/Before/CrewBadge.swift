import Crypto

final class CrewList: Sendable {
  static let shared = CrewList()
  func names() -> [String] { ["Ishmael"] }
}

struct CrewBadge: Badge {
  static func names() -> [String] { CrewList.shared.names() }
  private static func first() -> String? { CrewList.shared.names().first }

  func count() -> Int { CrewList.shared.names().count + (Self.first() == nil ? 0 : 1) }
}

struct CrewKey: PreferenceKey {
  static func reduce(value: inout Int, nextValue: () -> Int) {
    value += nextValue() + CrewList.shared.names().count
  }
}
