private final class Depot: Sendable {
  static let shared = Depot()
  func next() -> Int { 12 }
}

private final class ShuttleBus {
  private let line: String

  fileprivate init(line: String) {
    self.line = line
  }

  fileprivate func board() -> String { "\(line) in \(Depot.shared.next())" }
}

func shuttleBoard() -> String { ShuttleBus(line: "S1").board() }
