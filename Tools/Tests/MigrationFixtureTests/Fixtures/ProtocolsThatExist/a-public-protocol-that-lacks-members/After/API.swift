public protocol MotmotAPIProtocol: Sendable {
  func a()
  func b()
}
public final class MotmotAPI: Sendable {
  public static let shared = MotmotAPI()
  public func a() { print("a") }
  public func b() { print("b") }
}
extension MotmotAPI: MotmotAPIProtocol {}
