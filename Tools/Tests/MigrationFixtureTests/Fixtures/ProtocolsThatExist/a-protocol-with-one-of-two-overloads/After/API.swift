protocol MacawService: Sendable { func a(_ n: Int) }

protocol MacawAPIProtocol: Sendable {
  func a(_ n: Int)
  func a(_ n: String)
}

final class MacawAPI: MacawService {
  static let shared = MacawAPI()
  func a(_ n: Int) { print("a", n) }
  func a(_ n: String) { print("a", n) }
}

extension MacawAPI: MacawAPIProtocol {}
