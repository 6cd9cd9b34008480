enum Dial6195 {
  nonisolated(unsafe) static var angle = 0
}

final class Knob6195 {
  func turn() { Dial6195.angle = 3 }

  static func reset() { Dial6195.angle = 0 }
}
