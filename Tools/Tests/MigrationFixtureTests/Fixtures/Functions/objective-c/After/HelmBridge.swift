import Foundation

protocol HelmStateProtocol: Sendable {
  func angle() -> Int
}

final class HelmState: Sendable {
  static let shared = HelmState()
  func angle() -> Int { 5 }
}

extension HelmState: HelmStateProtocol {}

final class HelmBridge: NSObject {
  @objc static func angle() -> Int { HelmState.shared.angle() }
  @Tracked static func tracked() -> Int { HelmState.shared.angle() }
}

@objc extension HelmBridge {
  static func turned() -> Int { -HelmState.shared.angle() }
}

@objcMembers
final class HelmMembers: NSObject {
  struct Dependencies {
    var helmState: any HelmStateProtocol

    static var defaultDependencies: Self {
      Self(helmState: HelmState.shared)
    }
  }

  static func angle() -> Int { HelmState.shared.angle() }
  @nonobjc static func hidden(dependencies: Dependencies = .defaultDependencies) -> Int {
    dependencies.helmState.angle()
  }
}
