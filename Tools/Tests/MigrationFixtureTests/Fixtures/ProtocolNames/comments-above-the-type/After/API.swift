import Swift

protocol KittiwakeAPIProtocol: Sendable {
  func a()
}

// MARK: - KittiwakeAPI

// swiftlint:disable:next all
/// Documentation
/// of two lines.
@frozen
public struct KittiwakeAPI: Sendable {
  public static let shared = KittiwakeAPI()
  public func a() { print("a") }
}

extension KittiwakeAPI: KittiwakeAPIProtocol {}

/// Something else.
struct KittiwakeElse {}
