/// What is to stand behind a label, before it is laid out in lines.
package indirect enum WiredExpression: Hashable, Sendable {
  /// A name, a chain of names or a literal: `dependencies.api`.
  case text(String)
  /// `{ [self] id in makeDetail(id) }`
  case closure(captures: [String], parameters: [String], effects: String, body: WiredExpression)
  /// `Feed(id, dependencies: .init(api: api))`
  case call(name: String, arguments: [Argument])
  /// `Allocator(.shared) { Feed() }`
  case trailing(name: String, argument: String?, closure: WiredExpression)
  case array([WiredExpression])

  /// Whether its text has a word.
  package func names(_ word: String) -> Bool {
    WiredText.flat(self).split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == word }
  }

  package struct Argument: Hashable, Sendable {
    package let label: String?
    package let value: WiredExpression

    package init(label: String?, value: WiredExpression) {
      self.label = label
      self.value = value
    }
  }
}
