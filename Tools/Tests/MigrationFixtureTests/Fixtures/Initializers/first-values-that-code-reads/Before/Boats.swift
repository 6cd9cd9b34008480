import Foundation

final class Ferry2905 {
  private(set) var made = Date()

  init(saved: Date?) {
    guard let saved else { return }
    made = saved
  }

  func age() -> TimeInterval { Date().timeIntervalSince(made) }
}

final class Raft2905 {
  private(set) var made = Date()

  init(later seconds: Double) { made = made.addingTimeInterval(seconds) }

  func age() -> TimeInterval { Date().timeIntervalSince(made) }
}

final class Canoe2905 {
  private(set) var made = Date()
  let first: Date

  init(at moment: Date) {
    first = made
    made = moment
  }

  func age() -> TimeInterval { Date().timeIntervalSince(first) }
}

final class Barge2905 {
  private(set) var made = Date() {
    didSet { print("set") }
  }

  init(at moment: Date) { made = moment }

  func age() -> TimeInterval { Date().timeIntervalSince(made) }
}

final class Punt2905 {
  private(set) var made = Date()
  private(set) var started = 0.0

  init(at moment: Date) {
    started = measured()
    made = moment
  }

  private func measured() -> Double { made.timeIntervalSince1970 }

  func age() -> TimeInterval { Date().timeIntervalSince(made) }
}

final class Skiff2905 {
  private(set) var made = Date()

  init(at moment: Date) {
    var made = moment
    made = moment.addingTimeInterval(3)
    print(made.timeIntervalSince1970)
  }

  func age() -> TimeInterval { Date().timeIntervalSince(made) }
}
