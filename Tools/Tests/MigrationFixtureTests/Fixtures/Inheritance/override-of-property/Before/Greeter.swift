import Foundation

final class PhraseBook: Sendable {
  static let shared = PhraseBook()

  func hello() -> String { "hello" }
  func title() -> String { "dear" }
}

class Greeter {
  init() {}

  var greeting: String { PhraseBook.shared.hello() }
}

final class PoliteGreeter: Greeter {
  private let name: String

  init(name: String) {
    self.name = name
    super.init()
  }

  override var greeting: String { "\(super.greeting), \(PhraseBook.shared.title()) \(name)" }
}
