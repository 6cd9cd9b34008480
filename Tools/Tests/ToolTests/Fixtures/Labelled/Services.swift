import Foundation

// What the screens of a small podcast app use: singletons with and without effects.

final class EpisodeStore {
  static let shared = EpisodeStore()
  private var episodes: [Episode] = []

  func load() throws {
    let url = FileManager.default.temporaryDirectory  // yes
    let data = try Data(contentsOf: url.appendingPathComponent("episodes.json"))  // yes
    episodes = try JSONDecoder().decode([Episode].self, from: data)  // no
  }

  func all() -> [Episode] { episodes }
  func add(_ episode: Episode) { episodes.append(episode) }
}

final class FeedClient {
  static let shared = FeedClient()

  func episodes(of feed: URL) async throws -> [Episode] {
    let (data, _) = try await URLSession.shared.data(from: feed)  // yes
    return try FeedParser().episodes(in: data)  // no
  }

  func refresh(_ feed: URL) async {
    let task = RefreshTask(feed: feed)  // yes
    await task.run()
  }
}

/// Reaches the network through a session of its own.
final class RefreshTask {
  private let feed: URL
  private let session = URLSession(configuration: .default)  // yes

  init(feed: URL) { self.feed = feed }

  func run() async { _ = try? await session.data(from: feed) }
}

/// Turns bytes into values; nothing in it differs from one run to the next.
struct FeedParser {
  func episodes(in data: Data) throws -> [Episode] {
    let scanner = Scanner(string: String(decoding: data, as: UTF8.self))  // no
    var episodes: [Episode] = []
    while let title = scanner.scanUpToString("\n") {
      episodes.append(Episode(title: title, length: 0))
      _ = scanner.scanString("\n")
    }
    return episodes
  }
}

/// A singleton without state that reaches nothing.
final class DurationText {
  static let shared = DurationText()
  private init() {}

  func text(of seconds: Int) -> String { "\(seconds / 60) min" }
}

/// A singleton without state whose only property is a constant of a value type.
final class Slugs {
  static let standard = Slugs()
  private let separator = "-"

  func slug(of title: String) -> String {
    title.lowercased().split(separator: " ").joined(separator: separator)
  }
}

/// A singleton whose state changes what others see.
final class Theme {
  static let current = Theme()
  var isDark = false

  func color(of name: String) -> String { isDark ? "dark-\(name)" : name }
}

/// A singleton that reaches the disk through another one.
final class Diary {
  static let shared = Diary()

  func note(_ text: String) {
    LineWriter.main.append(text)  // yes
  }
}

final class LineWriter {
  static let main = LineWriter()
  private let url = URL(fileURLWithPath: "/tmp/diary")

  func append(_ line: String) {
    let handle = FileHandle(forWritingAtPath: url.path)  // yes
    handle?.write(Data(line.utf8))
  }
}

/// A singleton that reads the clock.
final class Streaks {
  static let shared = Streaks()

  func isAlive(since last: Date) -> Bool {
    Date().timeIntervalSince(last) < 86_400  // yes
  }
}

/// A null object.
final class NoTracker: Tracker {
  static let none = NoTracker()
  func track(_ name: String) {}
}

protocol Tracker { func track(_ name: String) }

/// Sends what it is told.
final class RemoteTracker: Tracker {
  static let shared = RemoteTracker()
  private var queue: [String] = []

  func track(_ name: String) {
    queue.append(name)
    flush()
  }

  private func flush() {
    let url = URL(string: "https://example.com/track")
    guard let url else { return }
    URLSession.shared.dataTask(with: url).resume()  // yes
    queue = []
  }
}

struct Episode: Codable, Hashable {
  var id = UUID()  // no
  var title: String
  var length: Int
  var added = Date()  // maybe

  static let placeholder = Episode(title: "", length: 0)
  static let sample = Episode(title: "One", length: 60)
}
