import Foundation

final class Postmark: Sendable {
  static let shared = Postmark()

  func stamp() -> String { "Wien 1" }
}

struct PostBox {
  let street: String
  let empty: (String) -> Void

  func collect() { empty("\(street), \(Postmark.shared.stamp())") }
}
