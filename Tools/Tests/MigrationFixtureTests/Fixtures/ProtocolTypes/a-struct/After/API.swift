protocol GuanAPIProtocol: Sendable {
  var value: Int { get }
  func text() -> String
}

public struct GuanAPI: Sendable {
  public static let shared = GuanAPI()
  public let value = 1
  func text() -> String { "" }
}

extension GuanAPI: GuanAPIProtocol {}
