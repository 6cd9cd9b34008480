import Foundation

final class ElderDepot: Sendable {
  static let shared = ElderDepot()
  func crates() -> Int { 5 }
}

@dynamicMemberLookup
final class Museum {
  private let rooms = ["east": 3]

  subscript(dynamicMember name: String) -> Int { (rooms[name] ?? 0) + ElderDepot.shared.crates() }
}
