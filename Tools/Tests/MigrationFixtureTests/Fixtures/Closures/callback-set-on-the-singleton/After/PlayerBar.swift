protocol AudioEngine9Protocol: AnyObject, Sendable {
  var onFinish: (() -> Void)? { get set }
  var plays: Int { get }
  func play()
}

final class AudioEngine9: @unchecked Sendable {
  static let shared = AudioEngine9()
  var onFinish: (() -> Void)?
  private(set) var plays = 0
  func play() {
    plays += 1
    onFinish?()
  }
}

extension AudioEngine9: AudioEngine9Protocol {}

final class PlayerBar {
  struct Dependencies {
    var audioEngine9: any AudioEngine9Protocol

    static var defaultDependencies: Self {
      Self(audioEngine9: AudioEngine9.shared)
    }
  }

  private let dependencies: Dependencies

  private var log: [String] = []

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func start() -> [String] {
    dependencies.audioEngine9.onFinish = { [weak self, dependencies] in
      self?.log.append("finished \(dependencies.audioEngine9.plays)")
    }
    dependencies.audioEngine9.play()
    dependencies.audioEngine9.play()
    return log
  }
}
