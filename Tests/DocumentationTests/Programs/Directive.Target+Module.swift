extension Directive.Target {
  var moduleName: String {
    switch self {
    case .app: "App"
    case .test: "AppTests"
    case .manifest: "Package"
    case .library(let name): name
    }
  }

  /// Libraries are compiled first, tests last.
  var order: Int {
    switch self {
    case .library, .manifest: 0
    case .app: 1
    case .test: 2
    }
  }

  /// The imports that a block of this target gets when it has none of its own.
  func imports(_ stubs: [String], modulesBefore: [Directive.Target]) -> [String] {
    let shared = ["import Foundation", "import DepStructs"]
    let modules = modulesBefore.map(\.moduleName)
    switch self {
    case .manifest: return []
    case .app, .library: return shared + (stubs + modules).map { "import \($0)" }
    case .test:
      return shared + ["import DepStructsTesting", "import Testing"]
        + stubs.map { "import \($0)" } + modules.map { "@testable import \($0)" }
    }
  }
}
