protocol RollCallProtocol {
  var present: [String] { get }
  func enter(_ name: String)
}

class RollCall {
  nonisolated(unsafe) static let shared = RollCall()
  var present: [String] = []
  func enter(_ name: String) { present.append(name) }
}

extension RollCall: RollCallProtocol {}

final class AttendanceSheet {
  struct Dependencies {
    var rollCall: @Sendable () -> any RollCallProtocol

    static var defaultDependencies: Self {
      Self(rollCall: { RollCall.shared })
    }
  }

  private let dependencies: Dependencies

  private var calls: [() -> Int] = []

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func mark(_ names: [String]) -> Int {
    for name in names { dependencies.rollCall().enter(name) }
    calls.append { [dependencies] in dependencies.rollCall().present.count }
    return calls.reduce(0) { $0 + $1() }
  }
}
