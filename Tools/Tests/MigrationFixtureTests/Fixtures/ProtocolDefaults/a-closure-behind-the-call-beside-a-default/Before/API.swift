final class DipperAPI: Sendable {
  static let shared = DipperAPI()
  func load(_ path: String, retries: Int = 1, completion: @escaping @Sendable (Int) -> Void) { completion(path.count + retries) }
}
