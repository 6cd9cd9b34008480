import Foundation

protocol QuailAPIProtocol: Sendable {
  func a()
}

final class QuailAPI: Sendable {
  static let shared = QuailAPI()
  func a() { print("a") }
}

extension QuailAPI: QuailAPIProtocol {}

final class QuailOther {}
