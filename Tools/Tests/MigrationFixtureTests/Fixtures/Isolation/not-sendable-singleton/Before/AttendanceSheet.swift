class RollCall {
  nonisolated(unsafe) static let shared = RollCall()
  var present: [String] = []
  func enter(_ name: String) { present.append(name) }
}

final class AttendanceSheet {
  private var calls: [() -> Int] = []

  init() {}

  func mark(_ names: [String]) -> Int {
    for name in names { RollCall.shared.enter(name) }
    calls.append { RollCall.shared.present.count }
    return calls.reduce(0) { $0 + $1() }
  }
}
