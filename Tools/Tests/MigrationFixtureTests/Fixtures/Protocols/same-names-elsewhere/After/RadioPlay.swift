protocol SoundArchiveProtocol: Sendable {
  func sound(named name: String, in folder: String, _ loud: Bool) -> String
  func sound(at index: Int) -> String
  func stop(_ name: String?) -> String
}

extension SoundArchiveProtocol {
  func sound(named name: String, _ loud: Bool) -> String {
    sound(named: name, in: "all", loud)
  }

  func sound(named name: String) -> String {
    sound(named: name, in: "all", false)
  }

  func sound(named name: String, in folder: String) -> String {
    sound(named: name, in: folder, false)
  }

  func stop() -> String {
    stop(nil)
  }
}

final class SoundArchive: Sendable {
  static let shared = SoundArchive()
  func sound(named name: String, in folder: String = "all", _ loud: Bool = false) -> String {
    "\(folder)/\(name)\(loud ? "!" : "")"
  }
  func sound(at index: Int) -> String { "sound \(index)" }
  func stop(_ name: String? = nil) -> String { "stopped \(name ?? "all")" }
}

extension SoundArchive: SoundArchiveProtocol {}

final class RadioPlay {
  struct Dependencies {
    var soundArchive: any SoundArchiveProtocol

    static var defaultDependencies: Self {
      Self(soundArchive: SoundArchive.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func play() -> [String] {
    [
      dependencies.soundArchive.sound(named: "rain"), dependencies.soundArchive.sound(named: "rain", true),
      dependencies.soundArchive.sound(named: "wind", in: "storm"), dependencies.soundArchive.sound(at: 2),
      dependencies.soundArchive.stop(), dependencies.soundArchive.stop("rain"),
    ]
  }
}
