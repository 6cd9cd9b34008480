protocol LoonService: Sendable { func a() throws }

protocol LoonAPIProtocol: Sendable {
  func a()
}

final class LoonAPI: LoonService {
  static let shared = LoonAPI()
  func a() { print("a") }
}

extension LoonAPI: LoonAPIProtocol {}
