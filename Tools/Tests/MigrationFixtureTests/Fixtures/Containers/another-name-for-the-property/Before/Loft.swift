final class LoftClock1410: Sendable {
  static let shared = LoftClock1410()
  func time() -> String { "noon" }
}

final class Loft1410 {
  private let dependencies = ["beam", "rafter"]

  func show() -> String { "\(dependencies) at \(LoftClock1410.shared.time())" }
}

final class LoftFull1410 {
  private let dependencies: [String]

  init(_ beam: String) { dependencies = [beam] }

  func show() -> String { "\(dependencies) at \(LoftClock1410.shared.time())" }
}
