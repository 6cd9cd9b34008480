package import DepFacts
import DepSyntax

/// A place that a survey of registrations cannot read, so that it says nothing of some problems.
package struct SurveyGap: Hashable, Sendable {
  package let path: String
  package let position: SourcePosition
  /// What the place does, and what is not reported for it.
  package let reason: String

  /// The first place of each kind.
  static func all(in registrations: Registrations) -> [SurveyGap] {
    if let place = registrations.doubtful {
      return [
        SurveyGap(
          path: place.path, position: place.position,
          reason: "is in a file that cannot be read as a whole, so missing and unread "
            + "registrations are not reported")
      ]
    }
    let missing = registrations.unreadable.map { place in
      SurveyGap(
        path: place.path, position: place.position,
        reason: "registers what the code does not name, so missing registrations are not reported")
    }
    let read = registrations.reads.first { $0.key == nil }?.place
    let body = registrations.all.first(where: \.mayFetchAny)
    let unread = (read?.path ?? body?.path).flatMap { path in
      (read?.position ?? body?.position).map { position in
        SurveyGap(
          path: path, position: position,
          reason: "fetches what the code does not name, so unread registrations are not reported")
      }
    }
    return [missing, unread].compactMap(\.self)
  }

  /// As one line.
  package var text: String { "\(path):\(position.line):\(position.column) \(reason)" }
}
