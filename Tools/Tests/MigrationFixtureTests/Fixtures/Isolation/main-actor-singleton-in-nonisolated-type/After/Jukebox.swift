@MainActor
protocol SpeakerWallProtocol: Sendable {
  func play(_ song: String) -> String
}

@MainActor
final class SpeakerWall {
  static let shared = SpeakerWall()
  private(set) var volume = 2
  func play(_ song: String) -> String { "\(song) at \(volume)" }
}

extension SpeakerWall: SpeakerWallProtocol {}

struct Jukebox {
  struct Dependencies {
    var speakerWall: @MainActor @Sendable () -> any SpeakerWallProtocol

    static var defaultDependencies: Self {
      Self(speakerWall: { SpeakerWall.shared })
    }
  }

  private let dependencies: Dependencies

  let songs: [String]

  init(songs: [String], dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.songs = songs
  }

  @MainActor func playFirst() -> String { dependencies.speakerWall().play(songs[0]) }

  func playAll() async -> [String] {
    var played: [String] = []
    for song in songs { played.append(await dependencies.speakerWall().play(song)) }
    return played
  }
}
