final class Meter6193 {}

final class Gauge6193 {
  func set() -> Int {
    Open6193.total = 4
    return Open6193.total
  }
}

enum Open6193 {
  nonisolated(unsafe) static var total = 0
}
