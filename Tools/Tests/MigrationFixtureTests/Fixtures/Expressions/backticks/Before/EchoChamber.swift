final class SoundDesk: Sendable {
  static let `default` = SoundDesk()
  func `repeat`(_ text: String) -> String { text + text }
  var `in`: String { "input" }
  var `default`: Int { 3 }
}

final class EchoChamber {
  init() {}

  func echo() -> String {
    SoundDesk.default.repeat("ha") + SoundDesk.`default`.`in` + "\(SoundDesk.default.default)"
  }
}
