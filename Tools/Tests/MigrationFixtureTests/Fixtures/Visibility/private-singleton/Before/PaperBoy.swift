private final class PressRoom: Sendable {
  static let shared = PressRoom()
  func edition() -> String { "morning" }
}

final class PaperBoy {
  init() {}

  func shout() -> String { "\(PressRoom.shared.edition()) edition!" }
}
