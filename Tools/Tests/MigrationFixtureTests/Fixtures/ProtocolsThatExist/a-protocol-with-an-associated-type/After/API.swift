protocol LinnetService { associatedtype Value; func a() }

protocol LinnetAPIProtocol: Sendable {
  func a()
}

final class LinnetAPI: LinnetService, Sendable {
  typealias Value = Int
  static let shared = LinnetAPI()
  func a() { print("a") }
}

extension LinnetAPI: LinnetAPIProtocol {}
