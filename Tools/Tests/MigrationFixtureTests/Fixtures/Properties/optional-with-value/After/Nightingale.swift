import Foundation

final class Nightingale {
  struct Dependencies {
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(now: { Date() })
    }
  }

  var lastSong: Date?
  var songs: Int

  init(songs: Int, dependencies: Dependencies = .defaultDependencies) {
    lastSong = dependencies.now()
    self.songs = songs
  }

  func sing() -> Bool {
    songs += 1
    defer { lastSong = nil }
    return lastSong != nil
  }
}
