final class Archive1889: Sendable {
  static let shared = Archive1889()
  func file(_ text: String) { print("filed \(text)") }
}

struct SealedLetter: ~Copyable {
  private let text: String

  init(text: String) {
    self.text = text
  }

  consuming func open() -> String {
    Archive1889.shared.file("opened \(text)")
    let text = self.text
    return text
  }

  deinit { Archive1889.shared.file("destroyed") }
}
