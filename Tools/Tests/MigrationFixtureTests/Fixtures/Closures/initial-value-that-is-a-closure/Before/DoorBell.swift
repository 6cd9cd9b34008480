final class ChimeBox: Sendable {
  static let shared = ChimeBox()
  func chime(_ times: Int) -> String { String(repeating: "ding ", count: times) }
}

final class DoorBell {
  var onRing: (Int) -> String = { times in
    ChimeBox.shared.chime(times)
  }
  var count = 0

  init() {}

  func ring() -> String {
    count += 1
    return onRing(count)
  }
}
