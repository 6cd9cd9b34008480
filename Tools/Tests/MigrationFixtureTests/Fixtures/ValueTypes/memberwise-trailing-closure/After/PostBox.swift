import Foundation

protocol PostmarkProtocol: Sendable {
  func stamp() -> String
}

final class Postmark: Sendable {
  static let shared = Postmark()

  func stamp() -> String { "Wien 1" }
}

extension Postmark: PostmarkProtocol {}

struct PostBox {
  struct Dependencies {
    var postmark: any PostmarkProtocol

    static var defaultDependencies: Self {
      Self(postmark: Postmark.shared)
    }
  }

  let street: String
  var dependencies: Dependencies = .defaultDependencies
  let empty: (String) -> Void

  func collect() { empty("\(street), \(dependencies.postmark.stamp())") }
}
