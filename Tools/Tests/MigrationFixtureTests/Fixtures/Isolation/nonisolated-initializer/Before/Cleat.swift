final class CleatBook1716 {
  nonisolated(unsafe) static let shared = CleatBook1716()

  var lines: [String] = []
}

@MainActor
final class CleatClerk1716 {
  private let name: String

  nonisolated init(name: String) { self.name = name }

  func note(_ line: String) -> [String] {
    CleatBook1716.shared.lines.append("\(name): \(line)")
    return CleatBook1716.shared.lines
  }
}
