protocol BlackBoxProtocol: Actor {
  var count: Int { get }
  func append(_ entry: String) -> Int
  func last() throws -> String
  nonisolated func label() -> String
}

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

extension BlackBox: BlackBoxProtocol {}

final class FlightRecorder: Sendable {
  struct Dependencies {
    var blackBox: any BlackBoxProtocol

    static var defaultDependencies: Self {
      Self(blackBox: BlackBox.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func record(_ entry: String) async throws -> String {
    let place = await dependencies.blackBox.append(entry)
    let last = try await dependencies.blackBox.last()
    return "\(dependencies.blackBox.label()) \(place) of \(await dependencies.blackBox.count): \(last)"
  }
}
