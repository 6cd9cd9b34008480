protocol SoundDeskProtocol: Sendable {
  func `repeat`(_ text: String) -> String
  var `in`: String { get }
  var `default`: Int { get }
}

final class SoundDesk: Sendable {
  static let `default` = SoundDesk()
  func `repeat`(_ text: String) -> String { text + text }
  var `in`: String { "input" }
  var `default`: Int { 3 }
}

extension SoundDesk: SoundDeskProtocol {}

final class EchoChamber {
  struct Dependencies {
    var soundDesk: any SoundDeskProtocol

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
