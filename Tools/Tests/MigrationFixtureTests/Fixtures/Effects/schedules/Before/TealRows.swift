import Foundation

struct TealSchedule {
  let start: Date

  static func periodic(from start: Date, by step: Int) -> Self { Self(start: start) }
}

struct TealRows {
  func tick() -> Int { TealSchedule.periodic(from: Date(), by: 1).start > .distantPast ? 1 : 0 }

  func isLate(_ date: Date) -> Bool { Date() > date }
}

struct TealTicker {
  func tick() -> Int { TealSchedule.periodic(from: Date(), by: 1).start > .distantPast ? 2 : 0 }

  func folder() -> String { FileManager.default.temporaryDirectory.path }
}
