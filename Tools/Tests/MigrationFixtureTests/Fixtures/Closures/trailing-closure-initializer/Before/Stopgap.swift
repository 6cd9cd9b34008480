final class ToolCrib: Sendable {
  static let shared = ToolCrib()
  func lend(_ tool: String) -> String { "lent \(tool)" }
}

final class Stopgap {
  private let report: (String) -> Void

  init(repetitions: Int = 1, report: @escaping (String) -> Void) {
    self.report = report
    for _ in 0..<repetitions { report(ToolCrib.shared.lend("drill")) }
  }

  func borrow(_ tool: String) {
    report(ToolCrib.shared.lend(tool))
  }
}

func useStopgap() {
  let first = Stopgap { print("a", $0) }
  first.borrow("saw")
  let second = Stopgap(repetitions: 2) { print("b", $0) }
  second.borrow("plane")
  let third = Stopgap(repetitions: 0, report: { print("c", $0) })
  third.borrow("file")
}
