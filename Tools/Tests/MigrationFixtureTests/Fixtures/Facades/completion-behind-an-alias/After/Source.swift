import Foundation

enum KelpTable {
  typealias Completion = (String) -> Void
  nonisolated(unsafe) static var count = 0

  static func find(_ name: String, quietly: Bool = true, completion: @escaping Completion) {
    count += 1
    completion("\(name) \(count)")
  }
}

final class KelpReader {
  struct Dependencies {
    var findKelpTable: @Sendable (
      _ name: String,
      _ completion: @escaping KelpTable.Completion
    ) -> Void

    static var defaultDependencies: Self {
      Self(findKelpTable: { KelpTable.find($0, completion: $1) })
    }
  }

  private let dependencies: Dependencies

  private(set) var lines: [String] = []

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func read(_ name: String) {
    dependencies.findKelpTable(name) { self.lines.append($0) }
    dependencies.findKelpTable(name, { self.lines.append($0) })
  }
}
