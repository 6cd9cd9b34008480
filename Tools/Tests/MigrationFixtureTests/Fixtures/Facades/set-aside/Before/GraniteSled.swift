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
  func load() -> Int {
    QuarryLog.write("load")
    return QuarryLoad.placeholder(stones: 3).stones + QuarryLoad.latest().stones
  }
}
