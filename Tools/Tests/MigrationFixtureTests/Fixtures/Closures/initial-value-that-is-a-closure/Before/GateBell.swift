final class GongBox: Sendable {
  static let shared = GongBox()
  func chime(_ times: Int) -> String { String(repeating: "ding ", count: times) }
}

final class GateBell {
  var onRing: (Int) -> String = { times in
    GongBox.shared.chime(times)
  }
  var count = 0

  init() {}

  func ring() -> String {
    count += 1
    return onRing(count)
  }
}
