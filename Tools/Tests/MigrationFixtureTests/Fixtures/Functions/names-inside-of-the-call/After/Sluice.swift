import Foundation

final class SluiceLog6142: Sendable {
  static let shared = SluiceLog6142()
  func note(_ text: String) -> String { "noted \(text)" }
}

enum SluiceDesk6142 {
  struct Dependencies {
    var sluiceLog6142: SluiceLog6142

    static var defaultDependencies: Self {
      Self(sluiceLog6142: SluiceLog6142.shared)
    }
  }

  static func gates(dependencies: Dependencies = .defaultDependencies, _ done: ([String]) -> Void) {
    done([dependencies.sluiceLog6142.note("gate")])
  }

  static func open(dependencies: Dependencies = .defaultDependencies) -> [String] {
    var all: [String] = []
    gates(dependencies: dependencies) { gates in
      all = gates
    }
    return all
  }

  static func close() -> [String] {
    let gates: (([String]) -> Void) -> Void = { $0(["none"]) }
    var all: [String] = []
    gates { all = $0 }
    return all
  }
}
