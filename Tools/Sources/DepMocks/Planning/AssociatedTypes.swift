import DepSyntax

/// The associated types of a double: those that are open become its type parameters.
struct AssociatedTypes: Sendable {
  /// In the order in which they become parameters.
  private(set) var names: [String] = []
  private(set) var bounds: [String: [String]] = [:]
  /// Those that the protocols fix.
  private(set) var fixed: [String: String] = [:]
  /// Aliases in protocols, which fix an associated type of the same name.
  private var declared: [String: String] = [:]
  /// Defaults for those that nothing else fixes.
  private var usual: [String: String] = [:]
  private var requirements: [AssociatedTypeSites.Requirement] = []

  /// Takes what a protocol says; `rewriting` keeps `Self`.
  mutating func add(_ collected: CollectedProtocol, rewriting: NameRewriting) {
    let sites = collected.site.associatedTypes(spelledBy: rewriting)
    for name in sites.primary + sites.declared.map(\.name) where !names.contains(name) {
      names.append(name)
    }
    for (name, argument) in zip(sites.primary, collected.arguments) { fixed[name] = argument }
    for (name, added) in sites.declared {
      for bound in added where bounds[name]?.contains(bound) != true {
        bounds[name, default: []].append(bound)
      }
    }
    for (name, type) in sites.aliases {
      if collected.isStandard { usual[name] = type } else { declared[name] = type }
    }
    requirements += sites.requirements
  }

  /// Fixes an associated type whose type a member states.
  mutating func fix(_ name: String, as type: String) {
    if names.contains(name), fixed[name] == nil { fixed[name] = type }
  }

  /// Sets what an associated type is unless something else fixes it.
  mutating func fixUsually(_ name: String, as type: String) { usual[name] = type }

  // MARK: What comes of them

  /// Decides which associated types stay open and what the others are.
  mutating func settle() {
    for (name, type) in declared where names.contains(name) && fixed[name] == nil {
      fixed[name] = type
    }
    var rest: [AssociatedTypeSites.Requirement] = []
    for requirement in requirements {
      guard requirement.relation == .isSame else {
        rest.append(requirement)
        continue
      }
      let (left, right) = (requirement.left, requirement.right)
      if names.contains(left), fixed[left] == nil, right != left {
        fixed[left] = right
      } else if names.contains(right), fixed[right] == nil, left != right,
        WrittenType(parsing: left).names.isDisjoint(with: names)
      {
        fixed[right] = left
      } else {
        rest.append(requirement)
      }
    }
    requirements = rest
    if fixed["Failure"] == "Never", usual["AsyncIterator"] != nil {
      usual["AsyncIterator"] = "AsyncStream<Element>.Iterator"
    }
    for (name, type) in usual where names.contains(name) && fixed[name] == nil {
      fixed[name] = type
    }
    breakCircles()
  }

  /// Of two associated types that are the same as each other, one stays open.
  private mutating func breakCircles() {
    for name in names {
      var seen: Set<String> = [name]
      var next = fixed[name]
      while let current = next {
        if current == name {
          fixed[name] = nil
          break
        }
        if !seen.insert(current).inserted { break }
        next = fixed[current]
      }
    }
  }

  var parameters: [TestDouble.GenericParameter] {
    names.filter { fixed[$0] == nil }.map { name in
      TestDouble.GenericParameter(name: name, bounds: (bounds[name] ?? []).map(substituted))
    }
  }

  var aliases: [TestDouble.Alias] {
    names.compactMap { name in fixed[name].map { TestDouble.Alias(name: name, type: $0) } }
  }

  /// The `where` clause of the double, in which its own aliases cannot be used.
  var clauses: [String] {
    var seen: Set<String> = []
    return requirements.compactMap { requirement in
      if requirement.relation == .conforms, fixed[requirement.left] != nil { return nil }
      if mentionsFixedAlone(requirement.left), mentionsFixedAlone(requirement.right) { return nil }
      let text =
        substituted(requirement.left)
        + (requirement.relation == .conforms ? ": " : " == ") + substituted(requirement.right)
      return seen.insert(text).inserted ? text : nil
    }
  }

  /// Whether one side of a requirement names no open associated type.
  private func mentionsFixedAlone(_ text: String) -> Bool {
    let open = Set(names.filter { fixed[$0] == nil })
    return WrittenType(parsing: substituted(text)).names.isDisjoint(with: open)
  }

  /// A type with the fixed associated types replaced by what they are fixed to.
  private func substituted(_ text: String) -> String {
    var text = text
    // As often as one may stand in another.
    for _ in 0..<names.count {
      let rewriting = NameRewriting(selfName: "Self", names: fixed)
      let next = rewriting.type(text)
      if next == text || next.count > 1000 { break }
      text = next
    }
    return text
  }
}
