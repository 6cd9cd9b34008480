protocol KookaburraService: AnyObject, Sendable {
  var name: String { get }
  func a()
}
final class KookaburraAPI: KookaburraService {
  static let shared = KookaburraAPI()
  let name = "a"
  func a() { print("a") }
  func b() { print("b") }
}
