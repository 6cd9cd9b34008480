enum Half6193 {
  nonisolated(unsafe) fileprivate(set) static var total = 0
}

private enum Hidden6193 {
  nonisolated(unsafe) static var total = 0
}

private struct Unit6193 { var size = 1 }

private enum Kept6193 {
  nonisolated(unsafe) static var unit = Unit6193()
}

nonisolated(unsafe) private var seen6193 = 0

extension Meter6193 {
  func set() -> Int {
    Half6193.total = 3
    Hidden6193.total = 3
    Kept6193.unit = Unit6193(size: 3)
    seen6193 = 3
    return Half6193.total + Hidden6193.total + Kept6193.unit.size + seen6193
  }
}
