// Copyright.
protocol KiteAPIProtocol: Sendable {
  func a()
}

final class KiteAPI: Sendable {
  static let shared = KiteAPI()
  func a() { print("a") }
}

extension KiteAPI: KiteAPIProtocol {}
