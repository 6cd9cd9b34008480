import DepFacts

/// Decides whether a use counts, and where it does not, why.
struct CountingPolicy {
  enum Decision: Sendable {
    case counts(Dependency.State)
    case exempt(ExemptUse.Reason)

    var isCounted: Bool {
      if case .counts = self { true } else { false }
    }
  }

  let sources: [SourceRecord]
  let types: TypeTable
  let roles: TypeRoles
  let statics: StaticClassifier
  let sdk: SDKKnowledge
  private let wiresFile: [Bool]
  /// Whether a file has statements outside of every declaration.
  private let runsTopLevel: [Bool]

  init(
    sources: [SourceRecord], types: TypeTable, roles: TypeRoles, statics: StaticClassifier,
    sdk: SDKKnowledge
  ) {
    self.sources = sources
    self.types = types
    self.roles = roles
    self.statics = statics
    self.sdk = sdk
    runsTopLevel = sources.map { $0.facts.uses.contains { $0.place == .topLevel } }
    wiresFile = sources.map { roles.isRoot(path: $0.path) }
  }

  func decision(on use: UseFact, file: Int, owner: Int?) -> Decision {
    if sources[file].role == .test { return .exempt(.test) }
    if use.place == .preview { return .exempt(.preview) }
    for type in around(use, file: file) {
      if let reason = roles.reasons[type] { return .exempt(reason) }
    }
    if wiresFile[file] || use.place == .topLevel { return .exempt(.compositionRoot) }
    if runsTopLevel[file], use.type < 0, isGlobalInitializer(use, file: file) {
      return .exempt(.compositionRoot)
    }
    if let owner, holdsDependencies(owner) { return .exempt(.live) }
    if use.member >= 0 {
      let reference = MemberTable.Reference(file: file, member: Int(use.member))
      if let reason = reason(reference, owner: owner) { return .exempt(reason) }
    }
    return .counts(use.place == .defaultArgument ? .defaulted : .hidden)
  }

  /// Whether it makes a variable of a program that runs from the top of its file.
  private func isGlobalInitializer(_ use: UseFact, file: Int) -> Bool {
    use.member >= 0 && use.place == .propertyInitializer
      && sources[file].facts.members[Int(use.member)].owner < 0
  }

  /// Whether a type is the struct of the convention, nested in the type whose needs it holds.
  ///
  /// A class of that name is a container of the project.
  private func holdsDependencies(_ type: Int) -> Bool {
    types.records[type].name.hasSuffix(".Dependencies") && isStruct(type)
  }

  /// A struct, or an extension of a type that was not read and may be one.
  private func isStruct(_ type: Int) -> Bool {
    [.struct, .extension].contains(types.records[type].kind)
  }

  /// The records of the types around a use, innermost first.
  private func around(_ use: UseFact, file: Int) -> [Int] {
    var found: [Int] = []
    var part = Int(use.type)
    while part >= 0 {
      found.append(types.recordOfPart[file][part])
      part = Int(sources[file].facts.types[part].parent)
    }
    return found
  }

  private func reason(_ reference: MemberTable.Reference, owner: Int?) -> ExemptUse.Reason? {
    let member = sources[reference.file].facts.members[reference.member]
    guard member.flags.contains(.isStatic) || member.owner < 0 else {
      return isFactory(member) ? .compositionRoot : nil
    }
    let isLive =
      ["live", "defaultDependencies", "failing"].contains(member.name)
      || sdk.lists(member.name, in: .liveStatics)
    if isLive, member.kind != .function || member.owner >= 0 {
      return .live
    }
    if let owner, types.records[owner].name.hasSuffix("Dependencies"), isStruct(owner),
      member.owner >= 0
    {
      return .live
    }
    guard member.kind == .storedProperty, case .singleton = statics.meaning(of: reference)
    else { return nil }
    return .ownDeclaration
  }

  /// A registration of the Factory package: `var api: Factory<API> { self { … } }`.
  private func isFactory(_ member: MemberFact) -> Bool {
    member.kind == .computedProperty
      && sdk.names(in: .registrationTypes).contains {
        member.type?.hasPrefix("\($0)<") == true
      }
  }
}
