import DepFacts

/// One use with what is needed to describe it.
struct UseSite {
  var use: UseFact
  /// Its index in the facts of the file.
  var index: Int
  var file: Int
  var owner: Int?
  var path: [String]
  var member: String
  /// Whether the place runs later than the code around it.
  var isDeferred: Bool

  init(_ use: UseFact, _ index: Int, of facts: FileFacts, file: Int, owner: Int?) {
    let member = use.member >= 0 ? facts.members[Int(use.member)] : nil
    self.use = use
    self.index = index
    self.file = file
    self.owner = owner
    path = facts.paths[Int(use.path)].components
    self.member = member?.displayName ?? ""
    isDeferred = use.flags.contains(.inClosure) || member?.flags.contains(.isLazy) == true
  }

  /// The first components as they are written, without the arguments of a call.
  func expression(_ length: Int) -> String {
    let parts = path.prefix(max(length, 1)).enumerated().map { index, component in
      if component == "*" { return "" }
      if component.hasPrefix("@") { return component }
      return component.hasSuffix("()") ? component : component.baseName
    }
    return parts.joined(separator: ".")
  }

  /// The labels of the arguments of the call that ends the first components.
  func labels(_ length: Int) -> [String] {
    let component = path[min(length, path.count) - 1]
    guard component.isCall, let open = component.utf8.firstIndex(of: UInt8(ascii: "(")) else {
      return []
    }
    return component.utf8[component.utf8.index(after: open)...].dropLast()
      .split(separator: UInt8(ascii: ":")).map { String(Substring($0)) }
  }

  /// The use with the first components as the thing that it reaches.
  func reference(_ length: Int) -> UseReference {
    UseReference(index: index, length: min(max(length, 1), path.count))
  }

  func dependency(
    _ kind: Dependency.Kind, length: Int, _ target: Dependency.Target,
    _ suggestion: FieldSuggestion?
  ) -> Dependency {
    var dependency = Dependency(
      state: .hidden, kind: kind, file: file, position: use.position,
      expression: expression(length), owner: owner, member: member, place: use.place,
      role: use.role, target: target, suggestion: suggestion)
    dependency.isDeferred = isDeferred
    dependency.use = reference(length)
    return dependency
  }

  /// Whether a private static is used by the type that declares it.
  ///
  /// Other types cannot see it, so it hides nothing from a reader of another type; what it is made
  /// of is judged where it is declared.
  func isImplementationDetail(
    _ reference: MemberTable.Reference, of declaring: Int?, in sources: [SourceRecord],
    types: TypeTable
  ) -> Bool {
    let access = sources[reference.file].facts.members[reference.member].access
    guard access == .private || access == .fileprivate, let declaring, let owner else {
      return false
    }
    return declaring == owner
      || types.records[owner].name.hasPrefix(types.records[declaring].name + ".")
  }

  func name(
    of member: MemberFact, _ reference: MemberTable.Reference, types: TypeTable
  ) -> String {
    guard member.owner >= 0 else { return member.name }
    let type = types.recordOfPart[reference.file][Int(member.owner)]
    return types.records[type].name + "." + member.name
  }
}
