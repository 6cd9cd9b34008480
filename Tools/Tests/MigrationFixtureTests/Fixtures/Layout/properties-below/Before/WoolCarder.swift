final class FleeceBin: Sendable {
  static let shared = FleeceBin()
  func fleece() -> Int { 4 }
}

final class WoolCarder {
  func card() -> Int { FleeceBin.shared.fleece() * speed }

  static func rest() -> String { "rest" }

  private let speed: Int

  enum Mode { case slow, fast }

  init(mode: Mode) {
    speed = mode == .slow ? 1 : 3
  }
}
