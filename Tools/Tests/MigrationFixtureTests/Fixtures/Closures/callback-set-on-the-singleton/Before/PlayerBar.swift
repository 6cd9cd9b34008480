final class AudioEngine9: @unchecked Sendable {
  static let shared = AudioEngine9()
  var onFinish: (() -> Void)?
  private(set) var plays = 0
  func play() {
    plays += 1
    onFinish?()
  }
}

final class PlayerBar {
  private var log: [String] = []

  init() {}

  func start() -> [String] {
    AudioEngine9.shared.onFinish = { [weak self] in
      self?.log.append("finished \(AudioEngine9.shared.plays)")
    }
    AudioEngine9.shared.play()
    AudioEngine9.shared.play()
    return log
  }
}
