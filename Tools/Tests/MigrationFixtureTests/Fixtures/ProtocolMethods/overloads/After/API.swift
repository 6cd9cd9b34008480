protocol BuntingAPIProtocol: Sendable {
  func log(_ text: String)
  func log(_ error: any Error)
}

final class BuntingAPI: Sendable {
  static let shared = BuntingAPI()
  func log(_ text: String) { print("log", text) }
  func log(_ error: any Error) { print("log", error) }
  private func log(_ number: Int) { print("log", number) }
  static func log(_ flag: Bool) { print("log", flag) }
}

extension BuntingAPI: BuntingAPIProtocol {}
