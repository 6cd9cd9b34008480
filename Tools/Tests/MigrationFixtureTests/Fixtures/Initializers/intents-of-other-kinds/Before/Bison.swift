import AppIntents
import Foundation

final class BisonPlayer {
  static let shared = BisonPlayer()
  private var plays = UserDefaults.standard.integer(forKey: "bison.plays")

  func play() -> Int {
    plays += 1
    UserDefaults.standard.set(plays, forKey: "bison.plays")
    return plays
  }
}

struct BisonIntent: AudioPlaybackIntent {
  static let title = "Play"

  func perform() async throws -> String { "played \(BisonPlayer.shared.play())" }
}

struct BisonSuggestions: EntityStringQuery {
  func entities(for identifiers: [String]) async throws -> [String] {
    identifiers.map { "\($0) \(BisonPlayer.shared.play())" }
  }

  func entities(matching text: String) async throws -> [String] { [text] }
}

struct BisonCheck: AudioPlaybackIntent {
  static let title = "Check"

  func perform() async throws -> String { "\(FileManager.default.fileExists(atPath: "/"))" }
}
