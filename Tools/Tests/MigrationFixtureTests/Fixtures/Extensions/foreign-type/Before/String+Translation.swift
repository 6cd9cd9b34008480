final class Dictionaries: Sendable {
  static let shared = Dictionaries()
  func translate(_ word: String) -> String { "le \(word)" }
}

extension String {
  var translatedToFrench: String { Dictionaries.shared.translate(self) }
}
