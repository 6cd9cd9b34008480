final class AukAPI: Sendable {
  static let shared = AukAPI()
  func `repeat`(_ text: String) -> String { text }
  var `in`: String { "in" }
  var `default`: Int { 3 }
  func `switch`(`for` name: String = "a") { print("switch", name) }
}
