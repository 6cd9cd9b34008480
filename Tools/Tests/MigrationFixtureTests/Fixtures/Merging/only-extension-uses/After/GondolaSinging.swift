protocol ElderSongBookProtocol: Sendable {
  func song(_ name: String) -> String
}

final class ElderSongBook: Sendable {
  static let shared = ElderSongBook()
  func song(_ name: String) -> String { "o \(name)" }
}

extension ElderSongBook: ElderSongBookProtocol {}

extension Gondola {
  func sing() -> String { dependencies.elderSongBook.song(name) }
}
