import Foundation

final class LanternStore: Sendable {
  static let shared = LanternStore()
  func count() -> Int { 2 }
}

final class WickStore: Sendable {
  static let shared = WickStore()
  func count() -> Int { 2 }
}

enum LanternPlan {
  static var count: Int { WickStore.shared.count() }
  static let first = WickStore.shared.count()
  static func text(_ count: Int = LanternStore.shared.count()) -> String { "\(count)" }
  static func twice() -> Int { count + LanternStore.shared.count() }
}
