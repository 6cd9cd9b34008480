final class PostmarkPress: Sendable {
  static let shared = PostmarkPress()

  private init() {}

  func print(_ text: String) -> String { "printed \(text)" }
}

typealias Postmarkable = Codable & Sendable

struct Postmark: Postmarkable {
  var text = "air mail"

  func printed() -> String { PostmarkPress.shared.print(text) }
}
