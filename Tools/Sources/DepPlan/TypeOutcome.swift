package import DepFacts

/// What becomes of one type.
package struct TypeOutcome: Hashable, Sendable {
  package enum Status: String, CaseIterable, Codable, Sendable {
    /// No place of its instances is hidden any more.
    case migrated
    /// Some places are not; the others are in ``TypeOutcome/left``.
    case partly
    /// Nothing of it was changed.
    case skipped
    /// It was changed, and put back because the compiler or a test pointed to it.
    case putBack = "put-back"
  }

  /// A field that its `Dependencies` gained.
  package struct Field: Hashable, Sendable {
    package var name: String
    package var type: String
    /// What `live` passes for it.
    package var live: String

    package init(name: String, type: String, live: String) {
      self.name = name
      self.type = type
      self.live = live
    }
  }

  /// The name with the types around it: `Feed.Reader`.
  package var name: String
  package var module: String
  package var path: String
  package var position: SourcePosition
  package var status: Status
  /// In order of declaration.
  package var fields: [Field] = []
  /// The lines of the new `Dependencies` as they are written; empty where there was one before.
  package var declaration = ""
  /// How many places read fields now.
  package var rewrittenCount = 0
  /// How many of them were defaults of parameters; the others were hidden.
  package var defaultedCount = 0
  /// Whether a default supplies the fields: they are transitional then, else injected.
  package var hasDefault = true
  /// The places that were left, in order of file and place.
  package var left: [SkippedUse] = []
  /// The places that reach an effect and that no option asks to count, in order of file and place.
  package var uncounted: [UncountedPlace] = []
  /// Why nothing was done; nil unless it was skipped or put back.
  package var refusal: SkippedUse?
  /// Places that the user has to change by hand after `--end-transition`.
  package var callers: [CallerToChange] = []

  package init(
    name: String, module: String, path: String, position: SourcePosition, status: Status
  ) {
    self.name = name
    self.module = module
    self.path = path
    self.position = position
    self.status = status
  }

  /// What tells it from every other type of the project.
  package var key: String { "\(module).\(name)" }
}

/// A place that was left as it is, and why.
package struct SkippedUse: Hashable, Sendable {
  package var reason: ReasonName
  package var path: String
  package var position: SourcePosition
  /// The thing as written: `FileManager.default`; empty where the whole type is meant.
  package var expression: String
  /// What is special here, in one phrase: `'==' is synthesized`.
  package var detail: String

  package init(
    reason: ReasonName, path: String, position: SourcePosition, expression: String, detail: String
  ) {
    self.reason = reason
    self.path = path
    self.position = position
    self.expression = expression
    self.detail = detail
  }
}

/// A place that leans on a default which is gone.
package struct CallerToChange: Hashable, Sendable {
  package var path: String
  package var position: SourcePosition
  /// The type around it: `Feed.Reader`; empty at file level.
  package var owner: String
  /// The fields of the `Dependencies` that the place has at hand: `api: any API`; empty for none.
  package var atHand: [String]

  package init(path: String, position: SourcePosition, owner: String, atHand: [String]) {
    self.path = path
    self.position = position
    self.owner = owner
    self.atHand = atHand
  }
}
