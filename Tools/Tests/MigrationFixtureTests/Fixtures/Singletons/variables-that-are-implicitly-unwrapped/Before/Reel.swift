import Foundation

final class ReelStream6141 {
  var count = 0
  func next() -> Int {
    count += 1
    return count
  }
}

enum Reel6141 {
  nonisolated(unsafe) static var stream: ReelStream6141!
  nonisolated(unsafe) static var defaults: UserDefaults!
}

final class ReelPlayer6141 {
  func play() -> Int { Reel6141.stream.next() + Reel6141.stream.count + Reel6141.defaults.integer(forKey: "none") }
}

final class ReelStopper6141 {
  func isPlaying() -> Bool { Reel6141.stream != nil && Reel6141.defaults != nil }
}
