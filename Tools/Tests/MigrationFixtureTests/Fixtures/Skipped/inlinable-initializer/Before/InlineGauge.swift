import Foundation

final class SteamPressure: Sendable {
  static let shared = SteamPressure()
  func bar() -> Int { 8 }
}

public final class InlineGauge {
  @usableFromInline let limit: Int

  @inlinable public init(limit: Int) { self.limit = limit }

  func isSafe() -> Bool { SteamPressure.shared.bar() < limit }
}
