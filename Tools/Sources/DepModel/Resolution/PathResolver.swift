import DepFacts

/// Finds what a chain of names reaches.
final class PathResolver {
  let resolver: NameResolver
  private let statics: StaticClassifier
  let singletons: SingletonTable
  let catalogue: Catalogue
  let locators: LocatorNames
  let sources: [SourceRecord]
  let sdk: SDKKnowledge
  /// Accessors of which some code asks something at once, and which so hand out objects.
  private let askedAccessors: Set<String>

  init(
    sources: [SourceRecord], resolver: NameResolver, statics: StaticClassifier,
    singletons: SingletonTable, catalogue: Catalogue, locators: LocatorNames, sdk: SDKKnowledge
  ) {
    self.sources = sources
    self.resolver = resolver
    self.statics = statics
    self.singletons = singletons
    self.catalogue = catalogue
    self.locators = locators
    self.sdk = sdk
    askedAccessors = Set(
      sources.lazy.flatMap(\.facts.paths).map(\.components)
        .filter { $0.count > 2 && $0[1].isAccessorName && $0[0].isCapitalized }
        .map { $0[..<2].joined(separator: ".") })
  }

  func reach(
    of path: [String], in scope: NameResolver.Scope, context: UseContext?,
    isGenericParameter: Bool = false
  ) -> Reach {
    guard let first = path.first, first != "self" else { return .nothing }
    if isGenericParameter { return generic(path) }
    if first.hasPrefix("@") { return wrapper(first) }
    if let call = locatorCall(path, context: context) ?? packageCall(path, in: scope.file) {
      return call
    }
    if first == "Self" || first.isCapitalized { return capitalized(path, in: scope) }
    return lowercase(path, in: scope)
  }

  /// A local variable that a wrapper fills from a registry.
  private func wrapper(_ attribute: String) -> Reach {
    let name = String(attribute.dropFirst().prefix { $0 != "(" && $0 != "<" })
    let isLocator =
      locators.wrappers.contains(name) || catalogue.kind(ofWrapper: name) == .locator
    return isLocator ? .locator(attribute, length: 1) : .nothing
  }

  private func generic(_ path: [String]) -> Reach {
    guard path.count > 1, path[1].baseName.isAccessorName else { return .nothing }
    return .notUnderstood("'\(path[0])' is a generic parameter", length: 2)
  }

  // MARK: Names in capitals

  private func capitalized(_ path: [String], in scope: NameResolver.Scope) -> Reach {
    if let match = resolver.type(of: path, in: scope) {
      if let reach = behindCases(path, of: match) { return reach }
      let reach = projectType(path, match: match, in: scope)
      if !reach.isQuiet || declares(path, match) { return reach }
    }
    if let global = global(path, in: scope) ?? globalOfModule(path, in: scope) { return global }
    if let entry = system(path, in: scope) { return entry }
    if let expansion = resolver.expansion(of: path, in: scope) ?? extended(path, in: scope),
      let entry = system(expansion, in: scope)
    {
      return entry.shortened(by: expansion.count - path.count)
    }
    return outside(path)
  }

  /// Whether the project declares what the chain names, so that no other meaning comes into it.
  private func declares(_ path: [String], _ match: NameResolver.Match) -> Bool {
    guard resolver.types.records[match.type].isExternal else { return true }
    guard match.length < path.count,
      let found = staticMember(path[match.length].baseName, of: match.type)
    else { return false }
    let member = resolver.members[found]
    // `Task.sleep(nanoseconds:)` stays the SDK's where a project adds `sleep(seconds:)`.
    return member.kind != .function || member.mayBeCalled(as: path[match.length])
  }

  private func projectType(
    _ path: [String], match: NameResolver.Match, in scope: NameResolver.Scope
  ) -> Reach {
    let last = match.length - 1
    let isExternal = resolver.types.records[match.type].isExternal
    if path[last].isCall {
      return isExternal
        ? .nothing : construction(of: match.type, path, length: match.length)
    }
    guard match.length < path.count else {
      // A type that stands alone is asked by a subscript: `Settings[\.theme]`.
      return resolver.members.staticSubscripts[match.type].map {
        .declared($0, length: match.length)
      } ?? .nothing
    }
    let name = path[match.length].baseName
    if name == "init", !isExternal {
      return construction(of: match.type, path, length: match.length + 1)
    }
    if let found = staticMember(name, of: match.type) {
      return member(found, length: match.length + 1, path: path)
    }
    return inherited(name, of: match.type, path: path, length: match.length + 1)
  }

  /// Making a type can be a dependency only if it is an object, a struct that is made of nothing or
  /// has the name of a service, or has `Dependencies`.
  private func construction(of type: Int, _ path: [String], length: Int) -> Reach {
    let types = resolver.types
    let kind = types.records[type].kind
    let mayDepend =
      kind == .class || kind == .actor || !types.records[type].inherited.isEmpty
      || kind == .struct
        && (path[length - 1].hasSuffix("()") || sdk.isNamedAsService(types.records[type].name))
      || types.recordsByName[types.records[type].name + ".Dependencies"] != nil
    return mayDepend ? .construction(type, length: length) : .value(type, length: length)
  }

  private func member(
    _ found: MemberTable.Reference, length: Int, path: [String], isOwn: Bool = false
  ) -> Reach {
    let meaning = statics.meaning(of: found)
    if case .singleton = meaning {
      // One that tests declare is not listed; they alone can reach it.
      guard let index = singletons.index(of: found) else {
        return .outside(path[..<length].joined(separator: "."), length: length)
      }
      return .singleton(index, length: asksLocator(index, path, length) ? length + 1 : length)
    }
    if !isOwn, isHandedOut(found) {
      return .locator(path[..<length].map(\.baseName).joined(separator: "."), length: length)
    }
    switch meaning {
    case .variable: return .variable(found, length: length)
    case .unknown(let why): return .notUnderstood(why, length: length)
    case .singleton, .constant, .factory:
      // A case is as good as a literal, unless something is asked of it.
      let isCase = resolver.members[found].kind == .enumCase
      return isCase && path.count == length ? .nothing : .declared(found, length: length)
    }
  }

  /// Whether a locator hands the member out: anything but a case, a literal or a function that
  /// gives nothing.
  private func isHandedOut(_ found: MemberTable.Reference) -> Bool {
    guard let owner = statics.scope(of: found).type,
      locators.types.contains(resolver.types.records[owner].name.lastName)
    else { return false }
    let member = resolver.members[found]
    switch member.kind {
    case .storedProperty: return member.value?.kind != .literal
    case .computedProperty: return true
    case .function: return member.type != nil && member.type != "Void"
    case .enumCase, .initializer, .subscript, .deinitializer: return false
    }
  }

  /// A static that a type of the project inherits from an SDK's: `AppDefaults.standard`.
  private func inherited(_ name: String, of type: Int, path: [String], length: Int) -> Reach {
    let record = resolver.types.records[type]
    for parent in resolver.parents(of: type) {
      let components = TypeText.components(of: parent.name) + [path[length - 1]]
      if let match = catalogue.entry(for: components), match.length == components.count {
        return counted(match.entry, length: length)
      }
    }
    guard record.isExternal else {
      return name.isSharedName && record.kind == .class
        ? .outside(path[..<length].joined(separator: "."), length: length) : .nothing
    }
    return .nothing
  }

  func system(_ path: [String], in scope: NameResolver.Scope) -> Reach? {
    guard let match = catalogue.entry(for: path), isImported(match.imports, in: scope) else {
      return nil
    }
    return counted(match.entry, length: match.length)
  }

  private func isImported(_ modules: [String], in scope: NameResolver.Scope) -> Bool {
    modules.isEmpty || modules.contains { sources[scope.file].facts.imports.contains($0) }
  }

  func counted(_ entry: CatalogueEntry, length: Int) -> Reach {
    switch entry.kind {
    case .constant: .nothing
    case .locator: .locator(entry.expression, length: length)
    case .singleton, .ambient: .system(entry, length: length)
    }
  }

  /// A name that neither the project nor the catalogue knows: of a package, as a rule.
  func outside(_ path: [String]) -> Reach {
    guard path.count > 1, !path[0].isCall, path[0] != "Self" else { return .nothing }
    let index = path.firstIndex { !$0.isCapitalized } ?? path.count
    guard index < path.count, index > 0 else { return .nothing }
    let name = path[index].baseName
    let whole = path[...index].joined(separator: ".")
    if catalogue.kind(ofType: path[..<index].joined(separator: ".")) == .constant {
      return .nothing
    }
    if locators.types.contains(path[index - 1]) { return .locator(whole, length: index + 1) }
    if path[index].hasArguments { return .nothing }
    if name.isSharedName { return .outside(whole, length: index + 1) }
    guard name.isAccessorName, !path[index - 1].namesAChoice else { return .nothing }
    return path.count > index + 1 || path[index].isCall || askedAccessors.contains(whole)
      ? .outside(whole, length: index + 1)
      : .notUnderstood(
        "'\(path[0])' is declared outside of what was read", length: index + 1)
  }

  // MARK: Other names

  private func lowercase(_ path: [String], in scope: NameResolver.Scope) -> Reach {
    let name = path[0].baseName
    if name.isEmpty || name == "*" { return anyBase(path) }
    if let own = ownMember(path[0], in: scope) {
      guard let own = own.static else { return anyBase(path) }
      return member(own, length: 1, path: path, isOwn: true)
    }
    if let outer = functionAround(path, in: scope) { return member(outer, length: 1, path: path) }
    if let global = global(path, in: scope) ?? ownOfSystem(path, in: scope) { return global }
    if resolver.type(of: path, in: scope) != nil { return capitalized(path, in: scope) }
    if let entry = system(path, in: scope) { return entry }
    return anyBase(path)
  }

  /// A global of the project: `Current.api`, `sharedLog`.
  private func global(_ path: [String], in scope: NameResolver.Scope) -> Reach? {
    let name = path[0].baseName
    guard let found = visibleGlobal(name, from: scope) else { return nil }
    let isLocator = locators.types.contains(name) && path.count > 1
    let isReplaceable = resolver.members[found].isReplaceable
    switch statics.meaning(of: found) {
    case .singleton:
      guard let index = singletons.index(of: found) else { return nil }
      return .singleton(index, length: isLocator ? 2 : 1)
    case .variable where isLocator:
      return .locator(path[..<2].joined(separator: "."), length: 2)
    // A getter and a setter around a lock, which hold what code replaces.
    case .constant where isLocator && isReplaceable, .unknown where isLocator && isReplaceable:
      return .locator(path[..<2].joined(separator: "."), length: 2)
    case .variable: return .variable(found, length: 1)
    case .constant, .factory, .unknown: return .declared(found, length: 1)
    }
  }

  /// A visible global of that name; else the only one that there is, because folders of an Xcode
  /// project are no modules, and what stands in another folder needs no import.
  private func visibleGlobal(
    _ name: String, from scope: NameResolver.Scope
  ) -> MemberTable.Reference? {
    guard let all = resolver.members.globals[name] else { return nil }
    if let near = all.first(where: { isVisible($0, from: scope) }) { return near }
    let isOfTarget = all.allSatisfy { resolver.imports.isFolder(sources[$0.file].module) }
    guard name.isCapitalized || isOfTarget || knowsAllMembers(of: scope.type) else { return nil }
    let shared = all.filter { reference in
      let access = resolver.members[reference].access
      return access != .private && access != .fileprivate
    }
    return shared.count == 1 ? shared.first : nil
  }

  func isVisible(
    _ reference: MemberTable.Reference, from scope: NameResolver.Scope
  ) -> Bool {
    let member = resolver.members[reference]
    if member.access == .private || member.access == .fileprivate {
      return reference.file == scope.file
    }
    let home = sources[reference.file].module
    return home == sources[scope.file].module
      || sources[scope.file].facts.imports.contains(home)
  }
}
