import DepFacts
import DepModel
import DepSyntax

/// The types of the places that take what a call gives.
struct DestinationTypes {
  let project: ProjectTrees
  let owner: Int

  private var scope: ProjectScope { project.scope }

  /// As written there; nil where no declaration tells.
  func type(at site: UseSite) -> String? { site.destination.flatMap(type) }

  /// The same for a call that leaves its type to the place, of whose object a local constant may
  /// tell: `screen.model = resolve()`.
  func type(ofGeneric site: UseSite) -> String? {
    if let written = type(at: site) {
      // A result of 'some P' and a parameter of a generic type say nothing.
      return written.hasPrefix("some ") || written == "Self" ? nil : taking(written)
    }
    guard let place = site.assignedMember(makesItself: makesItself),
      let holder = holder(place.object),
      let (member, declaring) = property(place.name, of: holder)
    else { return nil }
    guard let written = member.type, written.hasSuffix("!") else {
      return PropertyType.of(member, in: declaring, project)?.description
    }
    return PropertyType.isTheSameInAllBuilds(member, in: declaring, scope)
      ? taking(scope.qualified(written, in: declaring)) : nil
  }

  /// What a place of a type takes: that of `P!` takes an optional.
  private func taking(_ written: String) -> String {
    written.hasSuffix("!") ? written.dropLast() + "?" : written
  }

  private func property(_ name: String, of holder: Int) -> (MemberFact, Int)? {
    scope.lineage(of: holder).lazy.compactMap { type in
      scope.property(name, of: type).map { ($0, type) }
    }.first
  }

  /// The type that a call makes, or whose static function gives one of it: `Screen.instantiate`.
  private func holder(_ object: String) -> Int? {
    if let type = scope.type(named: object, in: owner) { return type }
    guard object.contains(".") else { return nil }
    return scope.type(named: object.holderName, in: owner)
  }

  private func makesItself(_ call: String) -> Bool {
    if scope.makesItself(call, near: owner) { return true }
    let called = String(call.prefix { $0 != "(" && $0 != "<" })
    guard called.contains("."), let holder = holder(called) else { return false }
    let found = (scope.lineage(of: holder) + scope.protocols(of: holder)).flatMap { type in
      scope.members(of: type).filter {
        $0.kind == .function && $0.name == called.lastName && $0.flags.contains(.isStatic)
      }
    }
    let names: Set = ["Self", project.model.types[holder].name]
    return !found.isEmpty && found.allSatisfy { names.contains($0.type ?? "") }
  }

  /// The type that the declaration writes.
  private func type(of destination: Destination) -> String? {
    switch destination {
    case .written(let type): type
    case .variable(let name): scope.propertyType(name, of: owner)
    case .argument(let called, let labels, let index):
      parameter(index, ofCallWith: labels, of: called)
    case .element(let list): type(of: list).flatMap(element)
    }
  }

  /// What an array holds: `any Store` of `[any Store]`.
  private func element(of list: String) -> String? {
    guard list.hasPrefix("["), list.hasSuffix("]"), !list.contains(":") else { return nil }
    return String(list.dropFirst().dropLast())
  }

  private func parameter(
    _ index: Int, ofCallWith labels: [String], of called: String
  ) -> String? {
    let types = functions(called).compactMap { function -> String? in
      guard
        let signature = CallSignature(
          of: function.member, called: labels, hasTrailingClosure: false, qualified: { $0 })
      else { return nil }
      let type = signature.types[index]
      return isGenericParameter(FieldType(type).name, of: function) ? "some Any" : type
    }
    return Set(types).count == 1 ? types.first : nil
  }

  // MARK: What a call means

  private struct Function {
    let member: MemberFact
    let part: DeclarationPart
  }

  /// What a call by this name may mean: the initializers of a type, or functions of the own type;
  /// none where code that was not read may declare more of them.
  private func functions(_ called: String) -> [Function] {
    let path = called.hasSuffix(".init") ? String(called.dropLast(".init".count)) : called
    if path == "self", called != path { return initializers(of: owner) }
    if path == "super" {
      return scope.superclass(of: owner).map(initializers) ?? []
    }
    if path.isCapitalized {
      if let type = scope.type(named: path, in: owner) { return initializers(of: type) }
      return functions(ofStatic: path)
    }
    let ancestors = scope.lineage(of: owner)
    let knowsAll = ancestors.lazy.compactMap(scope.outsideSuperclass).allSatisfy {
      scope.sdk.lists($0, in: .plainClasses)
    }
    guard knowsAll else { return [] }
    let name = called.hasPrefix("self.") ? String(called.dropFirst("self.".count)) : called
    return functions(of: ancestors) { $0.kind == .function && $0.name == name }
  }

  /// The static functions of a type that a call names with it: `Helper.make`.
  private func functions(ofStatic path: String) -> [Function] {
    let name = path.lastName
    guard name.count < path.count,
      let type = scope.type(named: String(path.dropLast(name.count + 1)), in: owner),
      scope.lineage(of: type).lazy.compactMap(scope.outsideSuperclass).isEmpty
    else { return [] }
    return functions(of: scope.lineage(of: type)) {
      $0.kind == .function && $0.name == name && $0.flags.contains(.isStatic)
    }
  }

  private func initializers(of type: Int) -> [Function] {
    let found = functions(of: [type] + scope.superclasses(of: type)) { $0.kind == .initializer }
    // Beside those in extensions, a struct has the one that the compiler makes.
    let isMemberwise =
      project.model.types[type].kind == .struct
      && !found.contains { scope.fact($0.part).kind != .extension }
    return isMemberwise ? [] : found
  }

  private func functions(
    of types: [Int], where isMeant: (MemberFact) -> Bool
  ) -> [Function] {
    types.flatMap(scope.parts).flatMap { part in
      scope.members(of: part).filter(isMeant).map { Function(member: $0, part: part) }
    }
  }

  /// Whether a name is that of a generic parameter of a function, or of the type around it.
  private func isGenericParameter(_ name: String, of function: Function) -> Bool {
    if scope.fact(function.part).genericParameters.contains(name) { return true }
    guard let source = project.source(function.part.file) else { return true }
    return MemberSite(at: Int(function.member.position.offset), in: source)?
      .genericParameters.contains(name) ?? true
  }
}
