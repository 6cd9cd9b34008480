import Swift

// MARK: - KittiwakeAPI

// swiftlint:disable:next all
/// Documentation
/// of two lines.
@frozen
public struct KittiwakeAPI: Sendable {
  public static let shared = KittiwakeAPI()
  public func a() { print("a") }
}

/// Something else.
struct KittiwakeElse {}
