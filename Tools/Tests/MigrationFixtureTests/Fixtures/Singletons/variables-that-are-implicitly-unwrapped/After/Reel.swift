import Foundation

protocol ReelStream6141Protocol {
  var count: Int { get }
  func next() -> Int
}

final class ReelStream6141 {
  var count = 0
  func next() -> Int {
    count += 1
    return count
  }
}

extension ReelStream6141: ReelStream6141Protocol {}

enum Reel6141 {
  nonisolated(unsafe) static var stream: ReelStream6141!
  nonisolated(unsafe) static var defaults: UserDefaults!
}

final class ReelPlayer6141 {
  struct Dependencies {
    var stream: @Sendable () -> any ReelStream6141Protocol
    var defaults: @Sendable () -> UserDefaults

    static var defaultDependencies: Self {
      Self(stream: { Reel6141.stream }, defaults: { Reel6141.defaults })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func play() -> Int { dependencies.stream().next() + dependencies.stream().count + dependencies.defaults().integer(forKey: "none") }
}

final class ReelStopper6141 {
  func isPlaying() -> Bool { Reel6141.stream != nil && Reel6141.defaults != nil }
}
