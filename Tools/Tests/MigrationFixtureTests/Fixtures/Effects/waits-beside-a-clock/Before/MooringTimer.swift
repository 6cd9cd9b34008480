import Foundation

final class MooringTimer {
  func start() -> Date { Date() }

  func end() -> Bool { Date() > start() }

  func wait(_ done: @escaping @Sendable () -> Void) {
    DispatchQueue.global().asyncAfter(deadline: .now() + 60, execute: done)
  }
}

final class MooringAlarm {
  func start() -> Date { Date() }

  func wait(_ done: @escaping @Sendable () -> Void) {
    DispatchQueue.global().asyncAfter(deadline: .now() + 60, execute: done)
  }
}

final class MooringBell {
  func isHung() -> Bool { FileManager.default.fileExists(atPath: "/") }

  func wait(_ done: @escaping @Sendable () -> Void) {
    DispatchQueue.global().asyncAfter(deadline: .now() + 60, execute: done)
  }
}
