import DepFacts
import DepModel
import SwiftSyntax

/// Tells whether a function is called on a container.
struct ContainerReceiver {
  enum Meaning {
    case container
    /// An object of another type.
    case other
    /// The sources do not tell.
    case unknown
  }

  private let dialect: RegistrationDialect
  private let project: ProjectTrees
  /// The name of the container inside of a registration's closure.
  private let resolver: String?
  private let types: ReceiverTypes

  private var scope: ProjectScope { project.scope }

  init(
    _ dialect: RegistrationDialect, in project: ProjectTrees, file: Int, resolver: String? = nil
  ) {
    self.dialect = dialect
    self.project = project
    self.resolver = resolver
    types = ReceiverTypes(project: project, file: file)
  }

  func meaning(of call: FunctionCallExprSyntax) -> Meaning {
    let name = call.calledExpression.lastCalledName ?? ""
    guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base else {
      return dialect.freeCalls.contains(name) ? .container : implicit(name, at: call)
    }
    return meaning(of: base, calling: name)
  }

  /// What the object before the dot is.
  func meaning(of base: ExprSyntax, calling name: String) -> Meaning {
    if let resolver, base.namePath == resolver { return .container }
    switch types.type(of: base) {
    case .declared(let type): return meaning(ofType: type, calling: name)
    case .outside(let type): return meaning(ofOutside: type)
    case .unknown: return isMemberOfPackage(base) ? .container : .unknown
    }
  }

  /// Whether a place belongs to the container itself.
  func isInside(_ node: some SyntaxProtocol) -> Bool {
    switch types.enclosingType(of: node) {
    case .declared(let type): isOrExtends(type)
    case .outside(let type): meaning(ofOutside: type) == .container
    case .unknown, nil: false
    }
  }

  // MARK: Types

  private func implicit(_ name: String, at call: FunctionCallExprSyntax) -> Meaning {
    let module = project.records[types.file].module
    let isGlobal = scope.globals(named: name, in: module).contains { $0.member.kind == .function }
    switch types.enclosingType(of: call) {
    case .declared(let type):
      let meaning = meaning(ofType: type, calling: name)
      guard meaning == .other, !declares(name, type) else { return meaning }
      return dialect.isOwn && !isGlobal && scope.outsideSuperclass(of: type) == nil
        ? .other : .unknown
    case .outside(let type):
      return meaning(ofOutside: type) == .container ? .container : isGlobal ? .unknown : .other
    case .unknown: return .unknown
    case nil: return dialect.isOwn && !isGlobal ? .other : .unknown
    }
  }

  private func meaning(ofType type: Int, calling name: String) -> Meaning {
    if isOrExtends(type) { return .container }
    if isAbove(type) {
      guard declares(name, type) else { return .other }
      return isOnlyThis(type) ? .container : .unknown
    }
    if !dialect.isOwn, !declares(name, type),
      scope.outsideSuperclass(of: type) != nil || !scope.outsideProtocols(of: type).isEmpty
    {
      return .unknown
    }
    return .other
  }

  /// Whether a type is the container, or a kind of it.
  private func isOrExtends(_ type: Int) -> Bool {
    let lineage = scope.lineage(of: type)
    if dialect.isOwn { return !dialect.ownTypes.isDisjoint(with: lineage) }
    let isKind = lineage.contains { ancestor in
      scope.model.types[ancestor].parents.contains {
        dialect.containers.contains($0.written.lastName)
      }
    }
    return isKind || registersByProperties(type)
  }

  private func registersByProperties(_ type: Int) -> Bool {
    !dialect.properties.isEmpty
      && scope.members(of: type).contains { member in
        dialect.properties.contains { member.type?.hasPrefix($0 + "<") == true }
      }
  }

  /// Whether it is a superclass of the container, or a protocol that this conforms to.
  private func isAbove(_ type: Int) -> Bool {
    if dialect.isOwn {
      return dialect.ownTypes.contains { scope.lineage(of: $0).contains(type) }
    }
    return scope.model.types.contains { entry in
      entry.kind == .extension && dialect.containers.contains(entry.name)
        && entry.parents.contains { $0.type == type }
    }
  }

  /// Whether no type besides the container is a kind of another type.
  private func isOnlyThis(_ above: Int) -> Bool {
    guard dialect.isOwn else { return false }
    return scope.model.types.indices.allSatisfy { type in
      scope.model.types[type].kind == .protocol || type == above || scope.model.types[type].isTest
        || !scope.lineage(of: type).contains(above) || isOrExtends(type)
    }
  }

  private func declares(_ name: String, _ type: Int) -> Bool {
    scope.lineage(of: type).contains { ancestor in
      scope.members(of: ancestor).contains { $0.name == name }
    }
  }

  private func meaning(ofOutside type: String) -> Meaning {
    if dialect.isOwn { return .other }
    return dialect.containers.contains(type) ? .container : .unknown
  }

  /// `Container.shared`, `Resolver.main`: static members of a package's container.
  private func isMemberOfPackage(_ base: ExprSyntax) -> Bool {
    guard !dialect.isOwn, let access = base.as(MemberAccessExprSyntax.self),
      let name = access.base?.as(DeclReferenceExprSyntax.self)
    else { return false }
    return types.type(of: ExprSyntax(name)) == .outside(name.baseName.text)
      && dialect.containers.contains(name.baseName.text)
  }
}
