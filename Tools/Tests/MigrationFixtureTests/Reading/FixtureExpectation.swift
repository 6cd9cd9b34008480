/// What `case.json` of a fixture says.
struct FixtureExpectation: Decodable, Sendable {
  struct Outcome: Decodable, Equatable, Sendable {
    var status: String
    var reasons: [String]

    init(status: String, reasons: [String]) {
      self.status = status
      self.reasons = Array(Set(reasons)).sorted()
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        status: try values.decode(String.self, forKey: .status),
        reasons: try values.decodeIfPresent([String].self, forKey: .reasons) ?? [])
    }

    private enum CodingKeys: String, CodingKey { case status, reasons }
  }

  /// A place that leans on a default which is gone, and does not compile any more.
  struct Caller: Decodable, Equatable, Sendable {
    /// What stands on the line, before and after.
    var line: String
    /// The fields that the place could pass.
    var atHand: [String]
  }

  /// The hard case in a sentence.
  var title: String
  /// What `migrate` is told.
  var arguments: [String]
  /// The types that it is told, behind the arguments; each behind `--end-transition` where that is
  /// the last of them.
  var types: [String] = []
  /// Whether the package lists the library among what the module depends on.
  var dependsOnLibrary = false
  /// The language modes that the sources before and after are valid in.
  var modes: [Int]
  /// By the name of the type.
  var outcomes: [String: Outcome]
  /// What is said of each place that is left, in order, by the name of the type; types that are
  /// not there may be told anything.
  var details: [String: [String]] = [:]
  /// Why fields have no protocols in front of their types, as the tool tells it, in order.
  var notes: [String] = []
  /// The places that the user has to change by hand, in order.
  var callers: [Caller] = []
  /// The comments that go with the declaration that they are about.
  var removedComments: [String] = []
  /// Statements that only the migrated side runs.
  var test: String?
  /// Whether fields come from several files, in the order of their names.
  var fieldsFollowFiles: Bool
  /// Whether a second run converts what makes structs that the first run converts.
  var convertsMakersLater = false

  init(title: String, fieldsFollowFiles: Bool) {
    self.title = title
    self.fieldsFollowFiles = fieldsFollowFiles
    arguments = Self.counting + [Self.changingHalves, "--all"]
    modes = [5, 6]
    outcomes = [:]
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    title = try values.decode(String.self, forKey: .title)
    let countsEverything =
      try values.decodeIfPresent(Bool.self, forKey: .countsEverything) ?? true
    let given = try values.decodeIfPresent([String].self, forKey: .arguments) ?? ["--all"]
    arguments =
      (countsEverything ? Self.counting : [])
      + (given.contains("--end-transition") ? [] : [Self.changingHalves]) + given
    types = try values.decodeIfPresent([String].self, forKey: .types) ?? []
    details = try values.decodeIfPresent([String: [String]].self, forKey: .details) ?? [:]
    notes = try values.decodeIfPresent([String].self, forKey: .notes) ?? []
    callers = try values.decodeIfPresent([Caller].self, forKey: .callers) ?? []
    removedComments =
      try values.decodeIfPresent([String].self, forKey: .removedComments) ?? []
    dependsOnLibrary = try values.decodeIfPresent(Bool.self, forKey: .dependsOnLibrary) ?? false
    modes = try values.decodeIfPresent([Int].self, forKey: .modes) ?? [5, 6]
    outcomes = try values.decodeIfPresent([String: Outcome].self, forKey: .outcomes) ?? [:]
    test = try values.decodeIfPresent(String.self, forKey: .test)
    fieldsFollowFiles = try values.decodeIfPresent(Bool.self, forKey: .fieldsFollowFiles) ?? false
    convertsMakersLater =
      try values.decodeIfPresent(Bool.self, forKey: .convertsMakersLater) ?? false
  }

  /// Most fixtures are about the rewriting, and their singletons reach nothing.
  private static let counting = ["--count", "all"]

  /// Many show what stays beside what moves.
  private static let changingHalves = "--halves"

  private enum CodingKeys: String, CodingKey {
    case title, arguments, types, modes, outcomes, details, notes, callers
    case removedComments, test, fieldsFollowFiles, dependsOnLibrary, countsEverything
    case convertsMakersLater
  }
}
