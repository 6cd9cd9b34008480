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

  private let dependencies: Dependencies

  let street: String
  let empty: (String) -> Void

  init(
    street: String,
    dependencies: Dependencies = .defaultDependencies,
    empty: @escaping (String) -> Void
  ) {
    self.street = street
    self.empty = empty
    self.dependencies = dependencies
  }

  func collect() { empty("\(street), \(dependencies.postmark.stamp())") }
}
