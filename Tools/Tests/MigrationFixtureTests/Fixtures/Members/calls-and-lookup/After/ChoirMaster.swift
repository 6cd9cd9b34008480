protocol SongBookProtocol: Sendable {
  func verse(_ number: Int) -> String
}

final class SongBook: Sendable {
  static let shared = SongBook()
  func verse(_ number: Int) -> String { "verse \(number)" }
}

extension SongBook: SongBookProtocol {}

@dynamicMemberLookup
final class ChoirMaster {
  struct Dependencies {
    var songBook: any SongBookProtocol

    static var defaultDependencies: Self {
      Self(songBook: SongBook.shared)
    }
  }

  private let dependencies: Dependencies

  let songBook = "green cover"
  var now = 2

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func callAsFunction(_ number: Int) -> String { dependencies.songBook.verse(number) }

  subscript(dynamicMember name: String) -> String { name + " " + dependencies.songBook.verse(name.count) }

  func sing() -> String {
    func verse(_ number: Int) -> String {
      number == 0 ? "end" : dependencies.songBook.verse(number) + "," + verse(number - 1)
    }
    return verse(now) + " from " + songBook
  }
}
