import DepFacts
import DepModel
import DepPlan

/// Collects why fields are declared as types themselves, though protocols were asked for.
struct NoProtocolNotes {
  /// Why a type stands somewhere without a protocol in front.
  private struct Note: Hashable {
    var path: String
    var position: SourcePosition
    var type: String
    var reason: String
  }

  private let scope: ProjectScope
  /// Whether types without a protocol are what was asked for.
  private let isConcreteWanted: Bool
  /// Why the types of the project, by index, have no protocol.
  private let refusals: [Int: String]
  /// The fields that are declared so: `Reader.api`.
  private var fields: [Note: [String]] = [:]
  /// The first type that uses something which the project does not declare, by its name.
  private var firstUsers: [String: TypeOutcome] = [:]

  init(scope: ProjectScope, isConcreteWanted: Bool = false, refusals: [Int: String] = [:]) {
    self.scope = scope
    self.isConcreteWanted = isConcreteWanted
    self.refusals = refusals
  }

  mutating func add(_ intent: TypeIntent) {
    var seen: Set<String> = []
    for use in intent.uses.map(\.use) where seen.insert(use.draft.identity).inserted {
      guard let field = intent.fields[use.draft.identity], !field.isExisting, !field.isOfBase,
        !field.type.contains("any "), let note = note(on: field, use, of: intent.outcome)
      else { continue }
      fields[note, default: []].append("\(intent.outcome.name).\(field.name)")
    }
  }

  /// One for each type and reason, in order of file and place.
  var sentences: [String] {
    let sorted = fields.sorted {
      ($0.key.path, $0.key.position, $0.key.type, $0.key.reason)
        < ($1.key.path, $1.key.position, $1.key.type, $1.key.reason)
    }
    return sorted.map { note, fields in
      let position = note.position
      return "\(note.path):\(position.line):\(position.column): \(ShortList.text(fields)) "
        + "keep\(fields.count == 1 ? "s" : "") the type '\(note.type)': \(note.reason)"
    }
  }

  private mutating func note(
    on field: FieldPlan, _ use: HiddenUse, of outcome: TypeOutcome
  ) -> Note? {
    if let obstacle = use.closureObstacle {
      return Note(
        path: obstacle.path, position: obstacle.position, type: field.type,
        reason: obstacle.reason)
    }
    if isConcreteWanted { return nil }
    if let type = field.draft.projectType {
      guard let reason = reason(for: type, field) else { return nil }
      let entry = scope.model.types[type]
      return Note(
        path: scope.records[entry.place.file].path, position: entry.place.position,
        type: entry.name, reason: reason)
    }
    // What a type makes itself never has a protocol, so that there is nothing to tell.
    guard [.singleton, .systemSingleton].contains(use.dependency.kind),
      let suggestion = use.dependency.suggestion, !suggestion.concreteType.isEmpty,
      suggestion.type.isEmpty || suggestion.type.hasPrefix("any "),
      field.type.hasSuffix(suggestion.concreteType)
    else { return nil }
    let type = suggestion.concreteType
    let first = firstUsers[type] ?? outcome
    firstUsers[type] = first
    return Note(
      path: first.path, position: first.position, type: type,
      reason: "the sources do not declare the type; '--sdk closures' can take closures instead")
  }

  private func reason(for type: Int, _ field: FieldPlan) -> String? {
    if field.draft.projectTypeText?.contains("<") == true { return "the type is generic" }
    if let hidden = field.hiddenMember { return "the code uses '\(hidden)', which is private" }
    if field.isUsedWhole { return "the code uses the object itself, not only its members" }
    return refusals[type]
  }
}
