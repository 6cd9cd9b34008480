final class ElderSongBook: Sendable {
  static let shared = ElderSongBook()
  func song(_ name: String) -> String { "o \(name)" }
}

extension Gondola {
  func sing() -> String { ElderSongBook.shared.song(name) }
}
