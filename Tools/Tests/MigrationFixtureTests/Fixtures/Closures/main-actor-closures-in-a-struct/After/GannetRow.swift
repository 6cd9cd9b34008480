protocol GannetBookProtocol: Sendable {
  func read() -> String
}

final class GannetBook: Sendable {
  static let shared = GannetBook()
  func read() -> String { "gannet" }
}

extension GannetBook: GannetBookProtocol {}

@MainActor struct GannetRow {
  struct Dependencies {
    var gannetBook: any GannetBookProtocol

    static var defaultDependencies: Self {
      Self(gannetBook: GannetBook.shared)
    }
  }

  private let dependencies: Dependencies

  let count: Int

  nonisolated init(count: Int, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.count = count
  }

  func show() async -> String {
    await MainActor.run { "\(dependencies.gannetBook.read()) \(refreshed())" }
  }

  func later() -> Task<String, Never> {
    Task.detached { [dependencies] in dependencies.gannetBook.read() }
  }

  private func refreshed() -> Int { count + 1 }
}
