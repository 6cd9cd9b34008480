import Foundation

final class Glossary: Sendable {
  static let shared = Glossary()
  func entry(_ word: String) -> String { "\(word): see elsewhere" }
}

extension String {
  var glossaryEntry: String { Glossary.shared.entry(self) }
}
