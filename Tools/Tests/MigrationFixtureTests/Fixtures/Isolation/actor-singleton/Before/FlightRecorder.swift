actor BlackBox {
  static let shared = BlackBox()
  private var entries: [String] = []

  var count: Int { entries.count }

  func append(_ entry: String) -> Int {
    entries.append(entry)
    return entries.count
  }

  func last() throws -> String { entries.last ?? "empty" }

  nonisolated func label() -> String { "box" }
}

final class FlightRecorder: Sendable {
  init() {}

  func record(_ entry: String) async throws -> String {
    let place = await BlackBox.shared.append(entry)
    let last = try await BlackBox.shared.last()
    return "\(BlackBox.shared.label()) \(place) of \(await BlackBox.shared.count): \(last)"
  }
}
