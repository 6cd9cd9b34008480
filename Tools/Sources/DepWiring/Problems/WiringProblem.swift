package import DepFacts

/// Something in a root that only its author can decide or mend.
package struct WiringProblem: Hashable, Sendable {
  package struct Note: Hashable, Sendable {
    package var path: String
    package var position: SourcePosition
    package var message: String
    /// Lines to paste, without indentation.
    package var lines: [String] = []
  }

  package var name: WiringProblemName
  package var path: String
  package var position: SourcePosition
  package var message: String
  package var notes: [Note] = []

  /// What it is about, by name: a member, an input or a type.
  package var subject = ""

  /// Whether it is told as a warning, though others of its name are errors.
  package var isWarning = false

  package var isError: Bool { severity == "error" }
  package var severity: String { isWarning ? "warning" : name.severity }
}

/// What can be wrong with a root.
package enum WiringProblemName: String, Codable, CaseIterable, Sendable {
  case missing = "wire-missing"
  case ambiguous = "wire-ambiguous"
  case cycle = "wire-cycle"
  case annotatedCircle = "wire-annotated-circle"
  case captive = "wire-captive"
  case isolation = "wire-isolation"
  case asynchronous = "wire-asynchronous"
  case inaccessible = "wire-inaccessible"
  case arguments = "wire-arguments"
  case mismatch = "wire-mismatch"
  case cannotKeep = "wire-cannot-keep"
  case beforeRoot = "wire-before-root"
  case unknownType = "wire-unknown-type"
  case outOfDate = "wire-out-of-date"
  case renamed = "wire-renamed"
  case dropped = "wire-dropped"
  case call = "wire-call"
  case circleInScope = "wire-circle-in-scope"
  case unreadable = "wire-unreadable"
  case unused = "wire-unused"
  case unmade = "wire-unmade"
  case leftOut = "wire-left-out"
  case registeredTwice = "registered-twice"
  case registeredAtRunTime = "registered-at-run-time"
  case decidedAtRunTime = "decided-at-run-time"
  case scopeUnknown = "default-scope-unknown"
  case registrationArguments = "registration-arguments"
  case registrationHidden = "registration-hidden"
  case optionalFetch = "optional-fetch"
  case registrationCircle = "registration-circle"
  case sharedInGraph = "shared-in-graph"
  case notRegistered = "not-registered"
  case unreadRegistration = "unread-registration"

  /// As the compiler writes it.
  package var severity: String {
    switch self {
    case .leftOut, .unmade, .dropped: "note"
    case .unused, .circleInScope, .registeredTwice, .registeredAtRunTime, .decidedAtRunTime,
      .scopeUnknown, .registrationArguments, .registrationHidden, .optionalFetch,
      .registrationCircle, .sharedInGraph, .unreadRegistration:
      "warning"
    default: "error"
    }
  }
}

extension WiringProblem {
  /// The order of a report: by file and place, then by name and message.
  package static func precedes(_ left: Self, _ right: Self) -> Bool {
    (left.path, left.position, left.name.rawValue, left.message)
      < (right.path, right.position, right.name.rawValue, right.message)
  }
}
