import Foundation

struct TealSchedule {
  let start: Date

  static func periodic(from start: Date, by step: Int) -> Self { Self(start: start) }
}

struct TealRows {
  struct Dependencies {
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(now: { Date() })
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  func tick() -> Int { TealSchedule.periodic(from: Date(), by: 1).start > .distantPast ? 1 : 0 }

  func isLate(_ date: Date) -> Bool { dependencies.now() > date }
}

struct TealTicker {
  struct Dependencies {
    var fileManager: FileManager

    static var defaultDependencies: Self {
      Self(fileManager: FileManager.default)
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  func tick() -> Int { TealSchedule.periodic(from: Date(), by: 1).start > .distantPast ? 2 : 0 }

  func folder() -> String { dependencies.fileManager.temporaryDirectory.path }
}
