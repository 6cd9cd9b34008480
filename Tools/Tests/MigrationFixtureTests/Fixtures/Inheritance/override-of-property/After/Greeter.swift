import Foundation

protocol PhraseBookProtocol: Sendable {
  func hello() -> String
  func title() -> String
}

final class PhraseBook: Sendable {
  static let shared = PhraseBook()

  func hello() -> String { "hello" }
  func title() -> String { "dear" }
}

extension PhraseBook: PhraseBookProtocol {}

class Greeter {
  struct Dependencies {
    var phraseBook: any PhraseBookProtocol

    static var defaultDependencies: Self {
      Self(phraseBook: PhraseBook.shared)
    }
  }

  let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  var greeting: String { dependencies.phraseBook.hello() }
}

final class PoliteGreeter: Greeter {
  private let name: String

  init(name: String, dependencies: Dependencies = .defaultDependencies) {
    self.name = name
    super.init(dependencies: dependencies)
  }

  override var greeting: String { "\(super.greeting), \(dependencies.phraseBook.title()) \(name)" }
}
