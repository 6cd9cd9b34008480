final class SoundArchive: Sendable {
  static let shared = SoundArchive()
  func sound(named name: String, in folder: String = "all", _ loud: Bool = false) -> String {
    "\(folder)/\(name)\(loud ? "!" : "")"
  }
  func sound(at index: Int) -> String { "sound \(index)" }
  func stop(_ name: String? = nil) -> String { "stopped \(name ?? "all")" }
}

final class RadioPlay {
  init() {}

  func play() -> [String] {
    [
      SoundArchive.shared.sound(named: "rain"), SoundArchive.shared.sound(named: "rain", true),
      SoundArchive.shared.sound(named: "wind", in: "storm"), SoundArchive.shared.sound(at: 2),
      SoundArchive.shared.stop(), SoundArchive.shared.stop("rain"),
    ]
  }
}
