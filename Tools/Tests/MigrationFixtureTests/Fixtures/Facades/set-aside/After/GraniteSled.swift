import Foundation

enum QuarryLog {
  static func write(_ line: String) { NSLog("%@", line) }
}

struct QuarryLoad {
  var stones: Int
  var loaded: Date

  static func placeholder(stones: Int) -> QuarryLoad {
    QuarryLoad(stones: stones, loaded: Date())
  }

  static func latest() -> QuarryLoad {
    QuarryLoad(
      stones: UserDefaults.standard.integer(forKey: "quarry.stones"), loaded: .distantPast)
  }
}

final class GraniteSled {
  struct Dependencies {
    var latest: @Sendable () -> QuarryLoad

    static var defaultDependencies: Self {
      Self(latest: { QuarryLoad.latest() })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func load() -> Int {
    QuarryLog.write("load")
    return QuarryLoad.placeholder(stones: 3).stones + dependencies.latest().stones
  }
}
