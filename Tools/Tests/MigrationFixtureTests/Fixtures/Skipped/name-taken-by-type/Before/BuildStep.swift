import Foundation

final class MakefileStore: Sendable {
  static let shared = MakefileStore()
  func rule(_ name: String) -> String { "\(name):" }
}

final class BuildStep {
  enum Dependencies: String {
    case none, some
  }

  let state: Dependencies

  init(state: Dependencies) { self.state = state }

  func text() -> String { "\(MakefileStore.shared.rule("all")) \(state.rawValue)" }
}
