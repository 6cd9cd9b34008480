import Foundation

protocol LoudspeakerProtocol {
  var volume: Int { get }
}

final class Loudspeaker {
  nonisolated(unsafe) static var shared = Loudspeaker(volume: 3)
  let volume: Int

  init(volume: Int) { self.volume = volume }
}

extension Loudspeaker: LoudspeakerProtocol {}

final class Announcer {
  struct Dependencies {
    var loudspeaker: @Sendable () -> any LoudspeakerProtocol

    static var defaultDependencies: Self {
      Self(loudspeaker: { Loudspeaker.shared })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func say(_ text: String) -> String { "\(text) at \(dependencies.loudspeaker().volume)" }
}
