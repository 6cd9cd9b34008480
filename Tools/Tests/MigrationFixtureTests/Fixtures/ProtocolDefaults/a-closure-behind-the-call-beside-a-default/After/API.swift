protocol DipperAPIProtocol: Sendable {
  func load(_ path: String, retries: Int, completion: @escaping @Sendable (Int) -> Void)
}

extension DipperAPIProtocol {
  func load(_ path: String, completion: @escaping @Sendable (Int) -> Void) {
    load(path, retries: 1, completion: completion)
  }
}

final class DipperAPI: Sendable {
  static let shared = DipperAPI()
  func load(_ path: String, retries: Int = 1, completion: @escaping @Sendable (Int) -> Void) { completion(path.count + retries) }
}

extension DipperAPI: DipperAPIProtocol {}
