@MainActor
final class SpeakerWall {
  static let shared = SpeakerWall()
  private(set) var volume = 2
  func play(_ song: String) -> String { "\(song) at \(volume)" }
}

struct Jukebox {
  let songs: [String]

  init(songs: [String]) {
    self.songs = songs
  }

  @MainActor func playFirst() -> String { SpeakerWall.shared.play(songs[0]) }

  func playAll() async -> [String] {
    var played: [String] = []
    for song in songs { played.append(await SpeakerWall.shared.play(song)) }
    return played
  }
}
