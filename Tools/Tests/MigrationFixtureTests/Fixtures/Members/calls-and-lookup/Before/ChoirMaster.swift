final class SongBook: Sendable {
  static let shared = SongBook()
  func verse(_ number: Int) -> String { "verse \(number)" }
}

@dynamicMemberLookup
final class ChoirMaster {
  let songBook = "green cover"
  var now = 2

  init() {}

  func callAsFunction(_ number: Int) -> String { SongBook.shared.verse(number) }

  subscript(dynamicMember name: String) -> String { name + " " + SongBook.shared.verse(name.count) }

  func sing() -> String {
    func verse(_ number: Int) -> String {
      number == 0 ? "end" : SongBook.shared.verse(number) + "," + verse(number - 1)
    }
    return verse(now) + " from " + songBook
  }
}
