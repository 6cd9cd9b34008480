protocol LoonService: Sendable { func a() throws }
final class LoonAPI: LoonService {
  static let shared = LoonAPI()
  func a() { print("a") }
}
