final class GannetBook: Sendable {
  static let shared = GannetBook()
  func read() -> String { "gannet" }
}

@MainActor struct GannetRow {
  let count: Int

  nonisolated init(count: Int) {
    self.count = count
  }

  func show() async -> String {
    await MainActor.run { "\(GannetBook.shared.read()) \(refreshed())" }
  }

  func later() -> Task<String, Never> {
    Task.detached { GannetBook.shared.read() }
  }

  private func refreshed() -> Int { count + 1 }
}
