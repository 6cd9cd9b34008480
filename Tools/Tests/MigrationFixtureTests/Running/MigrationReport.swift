/// The parts of the tool's JSON that the fixtures are compared with.
struct MigrationReport: Decodable {
  struct Place: Decodable, Sendable {
    var reason: String
    var detail: String
  }

  struct Caller: Decodable, Sendable {
    var file: String
    var line: Int
    var atHand: [String]
  }

  struct TypeReport: Decodable, Sendable {
    var name: String
    var module: String
    var status: String
    var injected: Int
    var left: [Place]?
    var refusal: Place?
    var callers: [Caller]?

    var outcome: FixtureExpectation.Outcome {
      FixtureExpectation.Outcome(
        status: status,
        reasons: (left ?? []).map(\.reason) + [refusal].compactMap { $0?.reason })
    }
  }

  var types: [TypeReport]
  var notes: [String]

  /// The notes about files of a folder, as paths inside of it; none about types of SDKs.
  func notes(on folder: String) -> [String] {
    notes.filter { $0.hasPrefix(folder) && !$0.contains("the sources do not declare the type") }
      .map { String($0.dropFirst(folder.count)) }
  }
}
