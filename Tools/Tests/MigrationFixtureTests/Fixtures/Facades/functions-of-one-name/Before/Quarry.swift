import Foundation

private func quarryKey() -> String {
  UserDefaults.standard.string(forKey: "quarry") ?? "one file"
}

final class QuarryMap {
  func draw() -> String { quarryKey() }
}

class Quarry {
  init(depth: Int) {}

  func open() -> String { quarryKey() }
}
