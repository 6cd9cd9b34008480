import DepFacts
import DepModel
import DepSyntax

/// The members that a protocol has to have, and what fills in their defaults.
struct ExtractionSurface {
  /// In the order of the sources.
  let requirements: [Requirement]
  let forwarders: [DefaultForwarder]
  private let subject: ExtractionSubject
  private let scope: ProjectScope
  /// The files that use the type.
  private let users: Set<Int>

  init(
    _ subject: ExtractionSubject, uses: [MemberUse], context: ExtractionContext
  ) throws(ExtractionRefusal) {
    self.subject = subject
    scope = context.scope
    users = context.files(thatUse: subject.type)
    let builder = RequirementBuilder(context: context, subject: subject)
    var collection = Collection()
    for use in uses {
      for match in use.matches {
        var requirement = try builder.requirement(
          for: match.member, isWritten: use.member.isWritten)
        if !match.omitted.isEmpty { requirement.shapes = [match.omitted] }
        collection.add(requirement)
      }
    }
    requirements = collection.sorted(startingWith: subject.part.file)
    var forwarders: [DefaultForwarder] = []
    for requirement in requirements {
      let names = TypeNameScope(
        context: context, part: requirement.member.part,
        home: subject.part.source)
      let defaults = DefaultArgument(names: names)
      for shape in requirement.shapes.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
        forwarders.append(try DefaultForwarder(requirement, omitting: shape, defaults: defaults))
      }
    }
    self.forwarders = try Self.settled(forwarders, requirements)
    try checkUnapplied(uses)
    try checkWitnesses()
  }

  /// How far the type and all these members can be seen.
  var memberAccess: AccessLevel {
    requirements.reduce(subject.access) { $0.narrowed(to: $1.access) }
  }

  /// Whether something is assigned to through a protocol of a class.
  var isAssignedTo: Bool {
    subject.isReference && requirements.contains { $0.accessors.hasSuffix(" set") }
  }

  /// How far the protocol has to be seen, so that nothing becomes public without need.
  func protocolAccess() throws(ExtractionRefusal) -> AccessLevel {
    let access = memberAccess
    let isUsedElsewhere = users.contains {
      !scope.sharesModule(of: subject.type, with: scope.records[$0].module)
        && scope.records[$0].role != .test
    }
    guard isUsedElsewhere else { return access.narrowed(to: .internal) }
    if access.isBelow(.package) {
      throw ExtractionRefusal(
        "other modules use the type, and some of the used members are not public")
    }
    return access
  }

  /// A forwarder is not needed where a member of its own has the same parameters.
  private static func settled(
    _ forwarders: [DefaultForwarder], _ requirements: [Requirement]
  ) throws(ExtractionRefusal) -> [DefaultForwarder] {
    let taken = Set(requirements.map { $0.key() })
    var kept: [DefaultForwarder] = []
    var keys: Set<[String]> = []
    for forwarder in forwarders where !taken.contains(forwarder.key) {
      guard keys.insert(forwarder.key).inserted else {
        throw ExtractionRefusal(
          "two methods \(forwarder.requirement.name) differ only in parameters that callers omit")
      }
      kept.append(forwarder)
    }
    return kept
  }

  /// A method that is named without a call cannot be told from what fills in its defaults.
  private func checkUnapplied(_ uses: [MemberUse]) throws(ExtractionRefusal) {
    let filled = Set(forwarders.map { $0.requirement.name.withoutBackticks })
    for use in uses where use.member.labels == nil {
      let name = use.member.name
      let isMethod = use.matches.contains { !$0.member.isProperty }
      if isMethod, filled.contains(name) {
        throw ExtractionRefusal(
          "the code passes \(name) as a value, and also calls it without all arguments")
      }
    }
  }

  /// A method that fills in defaults would be a second witness for what another protocol of the
  /// type asks for, and the type would conform to that one no longer.
  private func checkWitnesses() throws(ExtractionRefusal) {
    for other in scope.protocols(of: subject.type) {
      for member in scope.ownDeclarations(of: other).flatMap(scope.members)
      where member.kind == .function {
        let labels = member.parameters.map(\.label)
        let isAnswered = forwarders.contains {
          $0.requirement.name.withoutBackticks == member.name && $0.labels == labels
        }
        guard isAnswered else { continue }
        throw ExtractionRefusal(
          "\(scope.model.types[other].name) asks for \(member.name) too, and two methods would "
            + "answer it")
      }
    }
  }

  /// Requirements by their place, with what all uses need of each.
  private struct Collection {
    private var byKey: [[String]: Requirement] = [:]

    mutating func add(_ requirement: Requirement) {
      let key = requirement.key()
      guard var known = byKey[key] else {
        byKey[key] = requirement
        return
      }
      known.shapes.formUnion(requirement.shapes)
      known.access = known.access.narrowed(to: requirement.access)
      if requirement.accessors.hasSuffix("set") { known.accessors = requirement.accessors }
      byKey[key] = known
    }

    /// In the order of the sources, those of the type's own file first.
    func sorted(startingWith file: Int) -> [Requirement] {
      byKey.values.sorted { left, right in
        let leftPlace = place(left, file)
        let rightPlace = place(right, file)
        return leftPlace.lexicographicallyPrecedes(rightPlace)
      }
    }

    private func place(_ requirement: Requirement, _ file: Int) -> [Int] {
      let part = requirement.member.part
      let isHere = part.file == file
      return [
        isHere ? 0 : 1, part.file, requirement.member.offset,
        requirement.member.bindingOffset,
      ]
    }
  }
}
