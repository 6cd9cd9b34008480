import Foundation

final class Loudspeaker {
  nonisolated(unsafe) static var shared = Loudspeaker(volume: 3)
  let volume: Int

  init(volume: Int) { self.volume = volume }
}

final class Announcer {
  func say(_ text: String) -> String { "\(text) at \(Loudspeaker.shared.volume)" }
}
