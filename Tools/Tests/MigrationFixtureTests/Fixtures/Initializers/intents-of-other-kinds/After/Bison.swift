import AppIntents
import Foundation

protocol BisonPlayerProtocol {
  func play() -> Int
}

final class BisonPlayer {
  static let shared = BisonPlayer()
  private var plays = UserDefaults.standard.integer(forKey: "bison.plays")

  func play() -> Int {
    plays += 1
    UserDefaults.standard.set(plays, forKey: "bison.plays")
    return plays
  }
}

extension BisonPlayer: BisonPlayerProtocol {}

struct BisonIntent: AudioPlaybackIntent {
  struct Dependencies {
    var bisonPlayer: @Sendable () -> any BisonPlayerProtocol

    static var defaultDependencies: Self {
      Self(bisonPlayer: { BisonPlayer.shared })
    }
  }

  static let title = "Play"
  var dependencies: Dependencies = .defaultDependencies

  func perform() async throws -> String { "played \(dependencies.bisonPlayer().play())" }
}

struct BisonSuggestions: EntityStringQuery {
  struct Dependencies {
    var bisonPlayer: @Sendable () -> any BisonPlayerProtocol

    static var defaultDependencies: Self {
      Self(bisonPlayer: { BisonPlayer.shared })
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  func entities(for identifiers: [String]) async throws -> [String] {
    identifiers.map { "\($0) \(dependencies.bisonPlayer().play())" }
  }

  func entities(matching text: String) async throws -> [String] { [text] }
}

struct BisonCheck: AudioPlaybackIntent {
  struct Dependencies {
    var fileManager: @Sendable () -> FileManager

    static var defaultDependencies: Self {
      Self(fileManager: { FileManager.default })
    }
  }

  static let title = "Check"
  var dependencies: Dependencies = .defaultDependencies

  func perform() async throws -> String { "\(dependencies.fileManager().fileExists(atPath: "/"))" }
}
