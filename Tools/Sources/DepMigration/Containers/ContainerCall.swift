import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// A call that fetches an object from a container: `Container.shared.api()`,
/// `Resolver.resolve(API.self)`.
struct ContainerCall {
  let site: UseSite
  private let value: FetchedValue
  /// What the field is called by.
  private let name: String

  /// Nil for any other dependency, and for a call whose type or receiver is not certain.
  init?(_ dependency: Dependency, in project: ProjectTrees, _ finder: ExpressionFinder) {
    guard dependency.kind == .locator || dependency.kind == .singleton,
      let chain = dependency.chain(in: finder.facts), chain.components[0].isCapitalized
    else { return nil }
    let found =
      Self.registration(dependency, chain, project, finder)
      ?? Self.resolution(dependency, chain, project, finder)
    guard let found else { return nil }
    (site, value, name) = found
  }

  /// What tells apart the objects that one container hands out; nil for other dependencies.
  static func key(of dependency: Dependency, in project: ProjectTrees) -> String? {
    guard dependency.kind == .locator || dependency.kind == .singleton,
      let chain = dependency.chain(in: project.records[dependency.file].facts)
    else { return nil }
    if chain.components[chain.length - 1].baseName == "resolve" {
      return "\(dependency.expression) \(dependency.file) \(dependency.position.offset)"
    }
    guard let next = chain.next, chain.length > 1 else { return nil }
    let container = chain.components[..<(chain.length - 1)].joined(separator: ".")
    let value = project.scope.registration(
      of: next.baseName, in: container, near: dependency.owner, file: dependency.file)
    return value.map { _ in dependency.expression + "." + next }
  }

  private typealias Found = (site: UseSite, value: FetchedValue, name: String)

  /// A call of what a property of a container gives: `Container.shared.api()`.
  private static func registration(
    _ dependency: Dependency, _ chain: UseChain, _ project: ProjectTrees,
    _ finder: ExpressionFinder
  ) -> Found? {
    guard let next = chain.next, next.hasSuffix("()"), chain.length > 1 else { return nil }
    let container = chain.components[..<(chain.length - 1)].joined(separator: ".")
    guard
      let value = project.scope.registration(
        of: next.baseName, in: container, near: dependency.owner, file: dependency.file)
    else { return nil }
    var whole = dependency
    whole.use?.length += 1
    return finder.find(whole, isFunction: true).map { ($0, value, next.baseName) }
  }

  /// A call that goes by type: `Resolver.resolve(API.self)`, `let api: API = Resolver.resolve()`.
  private static func resolution(
    _ dependency: Dependency, _ chain: UseChain, _ project: ProjectTrees,
    _ finder: ExpressionFinder
  ) -> Found? {
    guard dependency.kind == .locator, chain.components[chain.length - 1].baseName == "resolve",
      let call = finder.find(dependency, isFunction: true), let written = call.resolvedType,
      !written.hasSuffix("!")
    else { return nil }
    let id = project.scope.type(named: written, in: dependency.owner, file: dependency.file)
    let isProtocol = id.map { project.model.types[$0].kind == .protocol } == true
    let value = FetchedValue(type: (isProtocol ? "any " : "") + written)
    let name = FieldType(written).name.lastName.lowerCamel
    let container = chain.components[..<(chain.length - 1)].joined(separator: ".")
    if project.scope.resolvesAlways(container, near: dependency.owner, file: dependency.file) {
      return (call, value, name)
    }
    return call.withForceUnwrap.map { ($0, value, name) }
  }

  /// The field: the object where it is fetched when the instance is made, else a closure.
  var draft: FieldDraft {
    let property = site.onlyValueOf
    let name = property ?? name
    let isEarly = site.isInInitializer && site.closures.isEmpty && value.actor == nil
    let type = FieldType(value.type)
    let fetch = site.oneLine + (site.leavesTypeToCaller ? " as \(type)" : "")
    return FieldDraft(
      identity: (isEarly ? "" : "make ") + fetch,
      names: isEarly ? [name] : ["make" + name.upperCamel],
      type: isEarly ? type : .provider(of: type, actor: value.actor),
      live: isEarly ? fetch : "{ \(fetch) }", access: isEarly ? .value : .provider,
      isSendable: !isEarly, origins: value.origin.map { [$0] } ?? [])
  }
}
