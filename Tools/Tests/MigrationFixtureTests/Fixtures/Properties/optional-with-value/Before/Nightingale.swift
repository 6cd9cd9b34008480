import Foundation

final class Nightingale {
  var lastSong: Date? = Date()
  var songs: Int

  init(songs: Int) { self.songs = songs }

  func sing() -> Bool {
    songs += 1
    defer { lastSong = nil }
    return lastSong != nil
  }
}
