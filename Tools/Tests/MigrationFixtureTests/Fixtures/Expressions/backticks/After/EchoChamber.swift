final class SoundDesk: Sendable {
  static let `default` = SoundDesk()
  func `repeat`(_ text: String) -> String { text + text }
  var `in`: String { "input" }
  var `default`: Int { 3 }
}

final class EchoChamber {
  struct Dependencies {
    var soundDesk: SoundDesk

    static var defaultDependencies: Self {
      Self(soundDesk: SoundDesk.default)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func echo() -> String {
    dependencies.soundDesk.repeat("ha") + dependencies.soundDesk.`in` + "\(dependencies.soundDesk.default)"
  }
}
