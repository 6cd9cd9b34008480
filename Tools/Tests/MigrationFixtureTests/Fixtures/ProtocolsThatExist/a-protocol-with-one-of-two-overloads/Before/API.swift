protocol MacawService: Sendable { func a(_ n: Int) }
final class MacawAPI: MacawService {
  static let shared = MacawAPI()
  func a(_ n: Int) { print("a", n) }
  func a(_ n: String) { print("a", n) }
}
