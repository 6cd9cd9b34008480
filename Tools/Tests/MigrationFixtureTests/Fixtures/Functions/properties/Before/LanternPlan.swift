import Foundation

final class LanternStore: Sendable {
  static let shared = LanternStore()
  func count() -> Int { 2 }
}

enum LanternPlan {
  static var count: Int { LanternStore.shared.count() }
  static let first = LanternStore.shared.count()
  static func text(_ count: Int = LanternStore.shared.count()) -> String { "\(count)" }
  static func twice() -> Int { count + LanternStore.shared.count() }
}
