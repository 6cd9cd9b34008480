import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// A call that fetches an object from a container: `Container.shared.api()`,
/// `Resolver.resolve(API.self)`.
struct ContainerCall {
  let site: UseSite
  let value: FetchedValue
  /// What the field is called by.
  let name: String
  /// The arguments that differ between places.
  let arguments: [ContainerRead.Argument]
  /// Whether a property wrapper of SwiftUI makes the call when its view is shown.
  let isMadeLate: Bool
  /// Whether the code runs for each instance, and not in one of several initializers.
  let isInEachInstance: Bool
  /// What tells the object from that of another place; empty where the container keeps it.
  let place: String
  /// Whether the container is asked for a type, and not for what it has a name for.
  let isByType: Bool
  /// Whether the project declares the type of the object.
  let isOfProject: Bool
  /// What stands before the call in the struct: the name of a type whose static function it is.
  let base: String
  /// What the struct calls the container, where the call has another name for it.
  let container: ContainerName?

  /// What a container may be: a static function is one's own.
  static let askedKinds: [Dependency.Kind] = [.locator, .singleton, .staticFacade]

  /// Nil for any other dependency, and for a call whose type or receiver is not certain.
  init?(_ dependency: Dependency, in project: ProjectTrees, _ finder: ExpressionFinder) {
    guard Self.askedKinds.contains(dependency.kind),
      let chain = dependency.chain(in: finder.facts)
    else { return nil }
    let named =
      Self.keyPath(dependency, chain, project, finder)
      ?? Self.registration(dependency, chain, project, finder)
    guard let found = named ?? Self.resolution(dependency, chain, project, finder) else {
      return nil
    }
    (site, value, name, arguments) = found
    isByType = named == nil
    container =
      named == nil
      ? ContainerName(chain, of: dependency, at: found.site, in: project) : nil
    base =
      named == nil ? Self.bareFunction(chain, dependency, project)?.base ?? "" : ""
    isOfProject =
      project.scope.type(named: value.type, in: dependency.owner, file: dependency.file) != nil
    place = value.isKept ? "" : "\(dependency.file) \(dependency.position.offset) "
    let initializers = dependency.owner.map { project.scope.members(of: $0) } ?? []
    isInEachInstance =
      site.surroundings.isInitialValue
      || initializers.count { $0.kind == .initializer && !$0.flags.contains(.isConvenience) } == 1
    let sdk = project.scope.sdk
    isMadeLate =
      found.site.surroundings.isInitialValue
      && found.site.member?.onlyStoredProperty?.wrapper(sdk).map {
        sdk.lists($0, in: .wrappersOfLateState)
      } == true
  }

  /// What tells apart the objects that one container hands out; nil for other dependencies.
  static func key(of dependency: Dependency, in project: ProjectTrees) -> String? {
    guard askedKinds.contains(dependency.kind),
      let found = dependency.chain(in: project.records[dependency.file].facts)
    else { return nil }
    let (dependency, chain) = asked(dependency, found, project)
    let function = chain.components[chain.length - 1].baseName
    if function == "resolve" || Self.givesOptional(chain, dependency, project) != nil {
      return "\(dependency.expression) \(dependency.file) \(dependency.position.offset)"
    }
    guard let next = chain.next, chain.length > 1 else { return nil }
    let container = chain.components[..<(chain.length - 1)].joined(separator: ".")
    let value = project.scope.registration(
      of: next.baseName, in: container, near: dependency.owner, file: dependency.file)
    return value.map { _ in dependency.expression + "." + next }
  }

  /// A type whose code asks a container for very many objects changes only where a person names it.
  ///
  /// A property that begins with what the container gives becomes a field, and nothing more: many
  /// of them are no router.
  static func checkNumber(
    of uses: [HiddenUse], atMost limit: Int?, in project: ProjectTrees
  ) throws(Refusal) {
    guard let limit, uses.count > limit else { return }
    let fetched = Set(
      uses.filter { key(of: $0.dependency, in: project) != nil && !isWholeProperty($0) }
        .map(\.draft.identity))
    if fetched.count > limit {
      throw Refusal(.tooManyFields, "the code asks containers for \(fetched.count) things")
    }
  }

  private static func isWholeProperty(_ use: HiddenUse) -> Bool {
    guard let property = use.site.member?.onlyStoredProperty,
      case .whole = property.form(of: use.site)
    else { return false }
    return true
  }

  private typealias Found = (
    site: UseSite, value: FetchedValue, name: String, arguments: [ContainerRead.Argument]
  )

  /// A call of a function that goes by key path: `resolve(\.api)`.
  private static func keyPath(
    _ dependency: Dependency, _ chain: UseChain, _ project: ProjectTrees,
    _ finder: ExpressionFinder
  ) -> Found? {
    guard dependency.kind == .locator, chain.length == 1,
      let call = finder.find(dependency, isFunction: true), let path = call.keyPathArgument,
      let value = project.scope.fetched(
        by: chain.components[0].baseName, keyPath: path, in: dependency.owner,
        file: dependency.file)
    else { return nil }
    return (call, value, path.lastName, [])
  }

  /// A call of what a property of a container gives: `Container.shared.api()`, the same as
  /// `Container.shared.api.resolve()`, or `Container.shared.viewModel(id)` where the registration
  /// takes a parameter.
  private static func registration(
    _ dependency: Dependency, _ chain: UseChain, _ project: ProjectTrees,
    _ finder: ExpressionFinder
  ) -> Found? {
    guard chain.components[0].isCapitalized,
      let (container, next, length) = registrationNamed(in: chain)
    else { return nil }
    guard
      let value = project.scope.registration(
        of: next.baseName, in: container, near: dependency.owner, file: dependency.file)
    else { return nil }
    var whole = dependency
    whole.use?.length = length
    guard let call = finder.find(whole, isFunction: true) else { return nil }
    var arguments = call.argumentsBesidesType
    guard arguments.count == (value.parameter == nil ? 0 : 1) else { return nil }
    for index in arguments.indices {
      arguments[index].type = value.parameter
      arguments[index].isConstant = false
    }
    return (call, value, next.baseName, arguments)
  }

  /// The container and the registration that a chain names, and how many components call it.
  private static func registrationNamed(
    in chain: UseChain
  ) -> (container: String, name: String, length: Int)? {
    let components = chain.components
    // Where a configuration names 'resolve', the chain to it is the dependency.
    if let end = components.firstIndex(of: "resolve()"), end > 2, chain.length <= end + 1,
      chain.length >= end - 1
    {
      return (components[..<(end - 2)].joined(separator: "."), components[end - 1], end + 1)
    }
    guard let next = chain.next, next.hasSuffix("()") || next.hasSuffix("(_:)"), chain.length > 1
    else { return nil }
    return (
      components[..<(chain.length - 1)].joined(separator: "."), next, chain.length + 1
    )
  }

  /// A call that goes by type: `Resolver.resolve(API.self)`, `let api: API = Resolver.resolve()`.
  private static func resolution(
    _ dependency: Dependency, _ chain: UseChain, _ project: ProjectTrees,
    _ finder: ExpressionFinder
  ) -> Found? {
    let (dependency, chain) = asked(dependency, chain, project)
    let bare = Self.bareFunction(chain, dependency, project)
    guard let call = finder.find(dependency, isFunction: true) else { return nil }
    let named = ContainerName(chain, of: dependency, at: call, in: project)
    let function = chain.components[chain.length - 1].baseName
    let container =
      named?.container(asking: function, in: call.oneLine)
      ?? chain.components[..<(chain.length - 1)].joined(separator: ".")
    let givesOptional =
      bare?.isOptional
      ?? Self.givesOptional(
        chain, dependency, project, container: named == nil ? nil : container,
        taken: call.withForceUnwrap == nil ? call.isTakenAsOptional : true)
    guard dependency.kind == .locator || givesOptional != nil && chain.next == nil,
      chain.components[0].isCapitalized || bare != nil || named != nil
        || project.scope.givesOptional(
          packageCall: Array(chain.components[..<chain.length]), file: dependency.file) != nil,
      givesOptional != nil || function == "resolve",
      let written = Self.type(of: call.withForceUnwrap ?? call, dependency, project),
      !written.hasSuffix("!"), call.withForceUnwrap == nil || !written.hasSuffix("?"),
      call.member?.genericParameters.contains(where: WrittenType(parsing: written).names.contains)
        != true
    else { return nil }
    let types = ArgumentTypes(member: call.member, owner: dependency.owner, project: project)
    let arguments = call.argumentsBesidesType.filter { !$0.isConstant }.map(types.typed)
    let id = project.scope.type(named: written, in: dependency.owner, file: dependency.file)
    let isProtocol = id.map { project.model.types[$0].kind == .protocol } == true
    let isKept = project.scope.keepsObjects(
      container, near: dependency.owner, file: dependency.file)
    let actor = dependency.owner.flatMap {
      project.scope.actor(asking: function, of: container, for: $0, file: dependency.file)
    }
    func fetched(_ type: String) -> FetchedValue {
      FetchedValue(type: isProtocol ? existential(type) : type, actor: actor, isKept: isKept)
    }
    let value = fetched(written)
    let name = FieldNames.ofFetched(FieldType(value.type).name)
    if givesOptional == false { return (call, value, name, arguments) }
    if let unwrapped = call.withForceUnwrap { return (unwrapped, value, name, arguments) }
    // The code decides what it does without the object.
    guard givesOptional == true, !written.hasSuffix("?") || call.leavesTypeToCaller else {
      return nil
    }
    return (call, fetched(written.hasSuffix("?") ? written : written + "?"), name, arguments)
  }

  /// With the function that a container is asked: the object is injected, and not its container.
  private static func asked(
    _ dependency: Dependency, _ chain: UseChain, _ project: ProjectTrees
  ) -> (Dependency, UseChain) {
    guard let next = chain.next, next.isCall else { return (dependency, chain) }
    var (longer, whole) = (dependency, chain)
    whole.length += 1
    longer.use?.length = whole.length
    let isAsked =
      next.baseName == "resolve"
      || project.scope.isFilled(
        chain.components[..<chain.length].joined(separator: "."), near: dependency.owner,
        file: dependency.file) && givesOptional(whole, dependency, project) != nil
    return isAsked ? (longer, whole) : (dependency, chain)
  }

  /// What a call without a base means: `resolve()`, `Self.resolve()`.
  private static func bareFunction(
    _ chain: UseChain, _ dependency: Dependency, _ project: ProjectTrees
  ) -> (isOptional: Bool, base: String)? {
    guard let call = chain.components[..<chain.length].last, call.isCall,
      chain.length == 1 || chain.length == 2 && chain.components[0] == "Self",
      let owner = dependency.owner
    else { return nil }
    return project.scope.givesOptional(bareCall: call.baseName, in: owner)
  }

  /// The type of a protocol with its `any`: of `API?` too.
  private static func existential(_ written: String) -> String {
    let isOptional = written.hasSuffix("?")
    let name = written.replacing("any ", with: "").filter { !"()? ".contains($0) }
    return isOptional ? "(any \(name))?" : "any \(name)"
  }

  /// The type that a call is passed, or that the place tells which takes what it gives.
  private static func type(
    of call: UseSite, _ dependency: Dependency, _ project: ProjectTrees
  ) -> String? {
    if let written = call.resolvedType { return written }
    guard call.leavesTypeToCaller, let owner = dependency.owner else { return nil }
    return DestinationTypes(project: project, owner: owner).type(ofGeneric: call)
  }

  /// Whether what a chain calls gives an optional for a type; nil for anything else.
  ///
  /// `container` is what code elsewhere calls it; nil for the same name.
  private static func givesOptional(
    _ chain: UseChain, _ dependency: Dependency, _ project: ProjectTrees,
    container: String? = nil, taken: Bool? = true
  ) -> Bool? {
    let asked = Array(chain.components[..<chain.length])
    if let known = project.scope.givesOptional(packageCall: asked, file: dependency.file) {
      return known
    }
    let container = container ?? asked.dropLast().joined(separator: ".")
    return project.scope.givesOptional(
      chain.components[chain.length - 1].baseName, of: container, near: dependency.owner,
      file: dependency.file, taken: taken)
  }
}
