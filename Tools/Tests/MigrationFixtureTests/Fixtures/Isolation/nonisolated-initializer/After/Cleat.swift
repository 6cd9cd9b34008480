final class CleatBook1716 {
  nonisolated(unsafe) static let shared = CleatBook1716()

  var lines: [String] = []
}

@MainActor
final class CleatClerk1716 {
  struct Dependencies {
    var cleatBook1716: @Sendable () -> CleatBook1716

    static var defaultDependencies: Self {
      Self(cleatBook1716: { CleatBook1716.shared })
    }
  }

  private let dependencies: Dependencies

  private let name: String

  nonisolated init(name: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.name = name
  }

  func note(_ line: String) -> [String] {
    dependencies.cleatBook1716().lines.append("\(name): \(line)")
    return dependencies.cleatBook1716().lines
  }
}
