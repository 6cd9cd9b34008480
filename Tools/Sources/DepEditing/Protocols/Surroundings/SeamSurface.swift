import DepMigration
import DepFacts
import DepModel
import DepSyntax

/// The members that a protocol has to have, and what fills in their defaults.
struct SeamSurface {
  /// In the order of the sources.
  let requirements: [Requirement]
  let forwarders: [Forwarder]
  private let subject: SeamSubject
  private let project: ProjectTrees
  /// The files that use the type.
  private let users: Set<Int>

  init(
    _ subject: SeamSubject, uses: [SeamUse], project: ProjectTrees, hierarchy: TypeHierarchy
  ) throws(SeamRefusal) {
    self.subject = subject
    self.project = project
    users = hierarchy.index.files(thatUse: subject.type)
    let isolations = IsolationReader(project: project, hierarchy: hierarchy)
    let writer = RequirementWriter(
      project: project, hierarchy: hierarchy, isolations: isolations, type: subject.type,
      isolation: subject.isolation, home: subject.part.source)
    var collection = Collection()
    for use in uses {
      for found in use.found {
        var requirement = try writer.requirement(
          for: found.candidate, isWritten: use.member.isWritten)
        if !found.omitted.isEmpty { requirement.shapes = [found.omitted] }
        collection.add(requirement)
      }
    }
    requirements = collection.sorted(startingWith: subject.part.file)
    var forwarders: [Forwarder] = []
    for requirement in requirements {
      let scope = TypeNameScope(
        project: project, hierarchy: hierarchy, part: requirement.candidate.part,
        home: subject.part.source)
      let defaults = DefaultArgument(project: project, hierarchy: hierarchy, scope: scope)
      for shape in requirement.shapes.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
        forwarders.append(try Forwarder(requirement, omitting: shape, defaults: defaults))
      }
    }
    self.forwarders = try Self.settled(forwarders, requirements)
    try checkUnapplied(uses)
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
  func protocolAccess() throws(SeamRefusal) -> AccessLevel {
    let access = memberAccess
    let isUsedElsewhere = users.contains {
      project.records[$0].module != subject.entry.module && project.records[$0].role != .test
    }
    guard isUsedElsewhere else { return access.narrowed(to: .internal) }
    if access.isBelow(.package) {
      throw SeamRefusal("other modules use it, and some of its members are not public")
    }
    return access
  }

  /// A forwarder is not needed where a member of its own has the same parameters.
  private static func settled(
    _ forwarders: [Forwarder], _ requirements: [Requirement]
  ) throws(SeamRefusal) -> [Forwarder] {
    let taken = Set(requirements.map { $0.key() })
    var kept: [Forwarder] = []
    var keys: Set<[String]> = []
    for forwarder in forwarders where !taken.contains(forwarder.key) {
      guard keys.insert(forwarder.key).inserted else {
        throw SeamRefusal("\(forwarder.requirement.name) has several members with such defaults")
      }
      kept.append(forwarder)
    }
    return kept
  }

  /// A method that is named without a call cannot be told from what fills in its defaults.
  private func checkUnapplied(_ uses: [SeamUse]) throws(SeamRefusal) {
    let filled = Set(forwarders.map { $0.requirement.name.withoutBackticks })
    for use in uses where use.member.labels == nil {
      let name = use.member.name
      let isMethod = use.found.contains { !$0.candidate.isProperty }
      if isMethod, filled.contains(name) {
        throw SeamRefusal("\(name) is used without a call beside calls that leave out arguments")
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
      let part = requirement.candidate.part
      let isHere = part.file == file
      let binding = requirement.candidate.bindingOffset
      return [isHere ? 0 : 1, part.file, requirement.candidate.offset, binding]
    }
  }
}

extension MemberCandidate {
  /// Where the name stands among those that one declaration has.
  fileprivate var bindingOffset: Int {
    if case .property(_, let binding) = kind { binding.inner.lowerBound } else { 0 }
  }
}
