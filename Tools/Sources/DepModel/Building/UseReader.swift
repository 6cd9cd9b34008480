import DepFacts

/// Turns the uses of one file into dependencies, constructions and exempt places.
final class UseReader {
  private let sources: [SourceRecord]
  let types: TypeTable
  let paths: PathResolver
  private let implicit: ImplicitTypeResolver
  private let singletons: SingletonTable
  let policy: CountingPolicy
  private let suggestions: Suggestions
  private let allowed: Set<String>
  let counted: Set<CountableKind>
  let effects: EffectReader
  private var resolved = ResolvedUses()
  private var known: [Question: Reach] = [:]

  private struct Question: Hashable {
    var path: Int32
    var type: Int32
    var isGenericParameter: Bool
    var context: Int32
  }

  init(
    sources: [SourceRecord], types: TypeTable, paths: PathResolver,
    implicit: ImplicitTypeResolver, singletons: SingletonTable, policy: CountingPolicy,
    effects: EffectReader, options: ModelOptions
  ) {
    self.sources = sources
    self.types = types
    self.paths = paths
    self.implicit = implicit
    self.singletons = singletons
    self.policy = policy
    self.effects = effects
    suggestions = Suggestions(types: types)
    allowed = Set(options.allowed)
    counted = options.counted
  }

  /// What the file gives.
  func read(file: Int, wrappers: WrapperReader) -> ResolvedUses {
    resolved = ResolvedUses()
    known.removeAll(keepingCapacity: true)
    effects.begin(file: file)
    let facts = sources[file].facts
    var mayMatter = [Bool?](repeating: nil, count: facts.paths.count)
    for index in facts.uses.indices {
      let path = Int(facts.uses[index].path)
      if mayMatter[path] == nil { mayMatter[path] = paths.mayMatter(facts.paths[path].components) }
      if mayMatter[path] == true {
        read(index, of: facts, file: file)
      } else {
        keepStranger(index, of: facts, file: file)
      }
    }
    wrappers.read(file: file) { resolved.add($0, $1) }
    resolved.flow = effects.end()
    return resolved
  }

  private func read(_ index: Int, of facts: FileFacts, file: Int) {
    let use = facts.uses[index]
    let path = facts.paths[Int(use.path)].components
    let owner = use.type >= 0 ? types.recordOfPart[file][Int(use.type)] : nil
    let context = use.context >= 0 ? facts.contexts[Int(use.context)] : nil
    let reach = reach(of: use, path: path, file: file, owner: owner, context: context)
    if reach == .nothing { return keepStranger(index, of: facts, file: file) }
    effects.follow(reach, index, of: facts, file: file)
    let ending = paths.ending(behind: reach, in: path)
    if let ending { effects.follow(ending, index, of: facts, file: file) }
    if reach.isQuiet, ending == nil { return }
    let site = UseSite(use, index, of: facts, file: file, owner: owner)
    keep(reach, at: site, context: context)
    if let ending { keep(ending, at: site, context: context) }
  }

  private func reach(
    of use: UseFact, path: [String], file: Int, owner: Int?, context: UseContext?
  ) -> Reach {
    let question = Question(
      path: use.path, type: use.type,
      isGenericParameter: use.flags.contains(.isGenericParameter), context: use.context)
    if let answer = known[question] { return answer }
    let path = called(path, use)
    let scope = NameResolver.Scope(file: file, type: owner)
    let answer: Reach
    if path.first == "" {
      answer = implicitReach(path, context: context, in: scope)
    } else {
      answer = paths.reach(
        of: path, in: scope, context: context,
        isGenericParameter: use.flags.contains(.isGenericParameter))
    }
    known[question] = answer
    return answer
  }

  /// `Date.init` where a closure is stored or defaulted means what `Date()` means.
  private func called(_ path: [String], _ use: UseFact) -> [String] {
    guard path.count == 2, path[1] == "init", path[0].isCapitalized,
      use.place == .defaultArgument || use.place == .propertyInitializer
    else { return path }
    return [path[0], "init()"]
  }

  /// The reach of `.shared`: that of the type it stands for, with its length counted from the dot.
  private func implicitReach(
    _ path: [String], context: UseContext?, in scope: NameResolver.Scope
  ) -> Reach {
    guard path.count > 1 else { return .nothing }
    let member = path[1]
    guard let answer = implicit.type(of: context, member: member, in: scope) else {
      return member.baseName.isSharedName && !member.hasArguments
        ? .notUnderstood("the type of '.\(member)' is not written", length: 2) : .nothing
    }
    let reach = reach(path, as: answer)
    guard reach.isQuiet,
      let other = implicit.systemType(
        insteadOf: answer, of: context, member: member, in: scope)
    else { return reach }
    let second = self.reach(path, as: other)
    return second.isQuiet ? reach : second
  }

  private func reach(_ path: [String], as answer: ImplicitTypeResolver.ImpliedType) -> Reach {
    let whole = answer.components + path.dropFirst()
    return paths.reach(of: whole, in: answer.scope, context: nil)
      .shortened(by: answer.components.count - 1)
  }

  // MARK: Keeping

  private func keep(_ reach: Reach, at site: UseSite, context: UseContext?) {
    var decision = policy.decision(on: site.use, file: site.file, owner: site.owner)
    if decision.isCounted, let reason = policy.reason(forArgument: context, counted) {
      if reason == .delay { return keepDelay(at: site, calling: context?.path ?? []) }
      decision = .exempt(reason)
    }
    switch reach {
    case .nothing, .declared, .value: break
    case .singleton(let index, let length):
      keepSingleton(index, length: length, at: site, decision: decision)
    case .variable(let reference, let length):
      keepVariable(reference, length: length, at: site, decision: decision)
    case .system(let entry, let length):
      let isCast = context?.kind == .cast && context?.text.hasSuffix("Delegate") == true
      let kind: Dependency.Kind =
        isCast ? .locator : entry.kind == .ambient ? .ambientValue : .systemSingleton
      keep(
        kind, length: length, .init(name: entry.expression),
        suggestions.field(for: entry), at: site, decision: decision,
        reach: .outside(entry.effect))
    case .locator(let name, let length):
      let expression = site.expression(length)
      keep(
        expression.hasPrefix("@") ? .wrapper : .locator, length: length,
        .init(name: name.isEmpty ? expression : name),
        suggestions.field(forLocatorMember: site.path[site.reference(length).length - 1]), at: site,
        decision: decision)
    case .outside(let name, let length):
      keep(
        .singleton, length: length, .init(name: name),
        suggestions.field(forOutside: name), at: site, decision: decision,
        reach: .outside(effects.effect(ofOutside: name)))
    case .construction(let type, let length):
      resolved.made.append(
        ResolvedUses.Made(
          use: site.use, reference: site.reference(length), file: site.file, owner: site.owner,
          type: type, expression: site.expression(length), labels: site.labels(length),
          decision: decision, isDeferred: site.isDeferred))
    case .notUnderstood(let why, let length):
      keepNotUnderstood(why, length: length, at: site, decision: decision)
    }
  }

  private func keepSingleton(
    _ index: Int, length: Int, at site: UseSite, decision: CountingPolicy.Decision
  ) {
    let entry = singletons.entries[index]
    var decision = decision
    if decision.isCounted, isOwnAffair(entry, at: site), !isReadByInstance(entry, at: site) {
      decision = .exempt(.ownDeclaration)
    }
    if case .exempt(.test) = decision {
    } else if !isDeclaration(of: entry, site) {
      resolved.useCounts[index, default: 0] += 1
    }
    keep(
      entry.isLocator ? .locator : .singleton, length: length,
      .init(name: entry.name, type: entry.valueTypeID, singleton: index),
      suggestions.field(for: entry), at: site, decision: decision,
      reach: .node(effects.node(of: entry.reference)))
  }

  /// Lists a call that runs a closure later, in the place of the time that it is passed.
  private func keepDelay(at site: UseSite, calling called: [String]) {
    let name = called.map(\.baseName).joined(separator: ".")
    var delay = site.dependency(.ambientValue, length: 1, .init(name: name), nil)
    delay.expression = name
    delay.reach = .outside(.clock)
    resolved.add(delay, .exempt(.delay))
  }

  /// Whether code of an instance reads an object that its type keeps in a constant of its own.
  ///
  /// What the object reaches decides whether that is a dependency.
  private func isReadByInstance(_ entry: SingletonTable.Entry, at site: UseSite) -> Bool {
    guard !entry.isLocator, let owner = site.owner, entry.owner == owner, site.use.role == .read,
      site.use.member >= 0, !isDeclaration(of: entry, site)
    else { return false }
    let members = sources[site.file].facts.members
    let kept = sources[entry.reference.file].facts.members[entry.reference.member]
    return !members[Int(site.use.member)].flags.contains(.isStatic)
      && kept.kind == .storedProperty && kept.flags.contains(.isLet)
  }

  /// Whether the place is the declaration itself, which is no use.
  private func isDeclaration(of entry: SingletonTable.Entry, _ site: UseSite) -> Bool {
    site.file == entry.reference.file && Int(site.use.member) == entry.reference.member
  }

  /// Whether a type reaches for what it keeps to itself, or a locator for what it hands out.
  private func isOwnAffair(_ entry: SingletonTable.Entry, at site: UseSite) -> Bool {
    if entry.isLocator, let owner = site.owner, owner == entry.owner { return true }
    if let owner = site.owner, entry.valueTypeID == owner, let holder = entry.owner,
      types.records[holder].name.hasPrefix(types.records[owner].name + ".")
    {
      return true
    }
    return site.isImplementationDetail(
      entry.reference, of: entry.owner, in: sources, types: types)
  }

  private func keepVariable(
    _ reference: MemberTable.Reference, length: Int, at site: UseSite,
    decision: CountingPolicy.Decision
  ) {
    let member = sources[reference.file].facts.members[reference.member]
    let name = site.name(of: member, reference, types: types)
    var dependency = site.dependency(
      .globalVariable, length: length, .init(name: name),
      suggestions.field(forVariable: name, type: member.type))
    dependency.reach = .node(effects.node(of: reference))
    let declaring =
      member.owner >= 0 ? types.recordOfPart[reference.file][Int(member.owner)] : nil
    let isOwn =
      site.isImplementationDetail(reference, of: declaring, in: sources, types: types)
      // What a file keeps to itself and changes is a part of its code.
      || member.owner < 0 && reference.file == site.file
        && [.private, .fileprivate].contains(member.access)
      // Who sets one sets it for a task, and needs no other seam.
      || member.attributes.contains { $0.name == "TaskLocal" }
    resolved.variables.append(
      ResolvedUses.Variable(
        reference: reference, dependency: dependency,
        decision: isOwn && decision.isCounted ? .exempt(.ownDeclaration) : decision,
        assigns: site.use.role != .read && length == site.path.count
          || length < site.path.count && policy.sdk.isMutating(site.path[length])))
  }

  func add(_ dependency: Dependency, _ decision: CountingPolicy.Decision) {
    resolved.add(dependency, decision)
  }

  func keep(
    _ kind: Dependency.Kind, length: Int, _ target: Dependency.Target,
    _ suggestion: FieldSuggestion?, at site: UseSite, decision: CountingPolicy.Decision,
    reach: EffectReach = .outside(.unknown)
  ) {
    var dependency = site.dependency(kind, length: length, target, suggestion)
    dependency.reach = reach
    if allowed.contains(dependency.expression) || allowed.contains(target.name) { return }
    resolved.add(dependency, decision)
  }

  private func keepNotUnderstood(
    _ why: String, length: Int, at site: UseSite, decision: CountingPolicy.Decision
  ) {
    guard case .counts = decision else { return }
    let expression = site.expression(length)
    guard !allowed.contains(expression) else { return }
    resolved.notUnderstood.append(
      NotUnderstood(
        place: Place(file: site.file, position: site.use.position), expression: expression,
        why: why, owner: site.owner, member: site.member))
  }
}
