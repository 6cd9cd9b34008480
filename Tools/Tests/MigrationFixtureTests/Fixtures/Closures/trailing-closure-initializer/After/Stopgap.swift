protocol ToolCribProtocol: Sendable {
  func lend(_ tool: String) -> String
}

final class ToolCrib: Sendable {
  static let shared = ToolCrib()
  func lend(_ tool: String) -> String { "lent \(tool)" }
}

extension ToolCrib: ToolCribProtocol {}

final class Stopgap {
  struct Dependencies {
    var toolCrib: any ToolCribProtocol

    static var defaultDependencies: Self {
      Self(toolCrib: ToolCrib.shared)
    }
  }

  private let dependencies: Dependencies

  private let report: (String) -> Void

  init(
    repetitions: Int = 1,
    dependencies: Dependencies = .defaultDependencies,
    report: @escaping (String) -> Void
  ) {
    self.dependencies = dependencies
    self.report = report
    for _ in 0..<repetitions { report(dependencies.toolCrib.lend("drill")) }
  }

  func borrow(_ tool: String) {
    report(dependencies.toolCrib.lend(tool))
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
