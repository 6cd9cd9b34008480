struct Settings6182 {
  nonisolated(unsafe) static var Theme: Int = 0
  nonisolated(unsafe) static var title = "none"
  nonisolated(unsafe) static var last: Int!
  nonisolated(unsafe) static var one = 1
  nonisolated(unsafe) static var two = 2
  nonisolated(unsafe) static var three = 3
}

nonisolated(unsafe) var width6182: Double = 1

@MainActor enum Ring6182 {
  static var size: Int? = 3
}

final class Panel6182 {
  func show() -> String {
    Settings6182.title = width6182 > 1 ? "wide" : "narrow"
    Settings6182.Theme = 4
    Settings6182.last = 8
    width6182 = 2
    return Settings6182.title
  }

  static func widen(by factor: Double) { width6182 = factor }
}

final class Board6182 {
  func reset() {
    Settings6182.Theme = 0
    Settings6182.title = "none"
    Settings6182.one = 1
    Settings6182.two = 2
    Settings6182.three = 3
  }

  func width() -> Double { width6182 + 1 }
}

final class Counter6182 {
  func count() -> Int {
    Settings6182.one += 1
    return Settings6182.one
  }
}

@MainActor final class Dial6182 {
  func turn() -> Int {
    Ring6182.size = nil
    return Ring6182.size ?? 7
  }
}

typealias Outer6182 = Handler6182
typealias Handler6182 = @Sendable (Int) -> Int

struct Hooks6182 {
  nonisolated(unsafe) static var handler: Handler6182 = { $0 }
  nonisolated(unsafe) static var other: Outer6182 = { $0 }
  nonisolated(unsafe) static var mode = 0
}

/// What no closure can assign.
final class Hooked6182 {
  func hook(_ isOn: Bool) {
    Hooks6182.handler = { $0 + 1 }
    Hooks6182.mode = if isOn { 1 } else { 2 }
  }
}

final class Reader6182 {
  func theme() -> Int { Settings6182.Theme }
}

final class OuterHooked6182 {
  func hook() { Hooks6182.other = { $0 + 2 } }
}

nonisolated(unsafe) var `case` = 1

final class Cased6182 {
  func next() { `case` = 2 }
}
