import Swift

// MARK: - KittiwakeAPI

protocol KittiwakeAPIProtocol: Sendable {
  func a()
}

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
