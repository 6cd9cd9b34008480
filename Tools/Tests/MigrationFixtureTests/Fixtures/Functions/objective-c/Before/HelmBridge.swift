import Foundation

final class HelmState: Sendable {
  static let shared = HelmState()
  func angle() -> Int { 5 }
}

final class HelmBridge: NSObject {
  @objc static func angle() -> Int { HelmState.shared.angle() }
  @Tracked static func tracked() -> Int { HelmState.shared.angle() }
}

@objc extension HelmBridge {
  static func turned() -> Int { -HelmState.shared.angle() }
}

@objcMembers
final class HelmMembers: NSObject {
  static func angle() -> Int { HelmState.shared.angle() }
  @nonobjc static func hidden() -> Int { HelmState.shared.angle() }
}
