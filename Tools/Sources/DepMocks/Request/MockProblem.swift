package import DepFacts

/// A problem with a double, or with a part of it.
package struct MockProblem: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Severity: String, Sendable {
    /// The double is not written, or lacks the member.
    case error
    /// The double is written, and may need a hand.
    case warning
  }

  package var severity: Severity
  /// Nil for problems that have no place, such as an unknown name.
  package var place: Place?
  package var message: String

  package struct Place: Hashable, Sendable {
    package var path: String
    package var position: SourcePosition
  }

  init(_ severity: Severity, _ message: String, at place: Place? = nil) {
    self.severity = severity
    self.place = place
    self.message = message
  }

  /// One line, in the manner of compilers.
  package var description: String {
    let text = "\(severity.rawValue): \(message)"
    guard let place else { return text }
    return "\(place.path):\(place.position.line):\(place.position.column): \(text)"
  }

  /// In order of place, errors that have none first.
  static func isBefore(_ left: Self, _ right: Self) -> Bool {
    (left.place?.path ?? "", left.place?.position.offset ?? 0, left.message)
      < (right.place?.path ?? "", right.place?.position.offset ?? 0, right.message)
  }
}
