import Foundation
final class QuailAPI: Sendable {
  static let shared = QuailAPI()
  func a() { print("a") }
}
final class QuailOther {}
