import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// The properties of a type that a function fills from a container which it is passed.
///
/// Such a function walks over the properties of the object by reflection.
struct FilledProperties {
  let shape: TypeShape
  let project: ProjectTrees
  let givesOptional: Bool
  let surroundings: FilledSurroundings
  /// How the struct reaches the container.
  private let container: String

  /// Whether each keeps the first object that it is given.
  private(set) var isOnlyOnce = true
  /// Those that the struct can resolve, in order.
  private(set) var found: [InjectedProperty] = []
  /// Why others stay in their wrappers.
  private(set) var refusals: [(place: Dependency, refusal: Refusal)] = []

  init(
    shape: TypeShape, project: ProjectTrees, givesOptional: Bool,
    surroundings: FilledSurroundings, container: String = "container"
  ) {
    self.container = container
    self.shape = shape
    self.project = project
    self.givesOptional = givesOptional
    self.surroundings = surroundings
    for dependency in Self.wrapped(in: shape.type, project) {
      do throws(Refusal) {
        found.append(try property(dependency))
      } catch {
        refusals.append((dependency, error))
      }
    }
  }

  /// Whether the function still has properties to fill: some that stay, or those of classes above
  /// and below, which are part of the same object.
  var leavesOthers: Bool {
    guard refusals.isEmpty else { return true }
    let family =
      project.scope.lineage(of: shape.type).filter { $0 != shape.type }
      + project.scope.subclasses(of: shape.type)
    return family.contains { !Self.wrapped(in: $0, project).isEmpty }
  }

  /// Whether each function of a name that the project writes fills properties by reflection.
  static func areFilled(by function: String, _ project: ProjectTrees) -> Bool {
    var isFound = false
    for record in project.records {
      let facts = record.facts
      for (index, member) in facts.members.enumerated()
      where member.kind == .function && member.name == function {
        let isReflecting = facts.uses.contains { use in
          Int(use.member) == index && facts.paths[Int(use.path)].components[0].baseName == "Mirror"
        }
        let isRequirement = member.owner >= 0 && facts.types[Int(member.owner)].kind == .protocol
        if !isReflecting, !isRequirement { return false }
        isFound = isFound || isReflecting
      }
    }
    return isFound
  }

  /// The properties of a type with a wrapper that other code fills.
  private static func wrapped(in type: Int, _ project: ProjectTrees) -> [Dependency] {
    project.model.dependencies.filter { dependency in
      guard dependency.owner == type, dependency.kind == .wrapper, dependency.use == nil else {
        return false
      }
      return project.scope.injectingWrapper(
        wrapperName(dependency), in: type, file: dependency.file)?.moment == .elsewhere
    }
  }

  /// The classes with such properties, which a superclass may fill.
  package static func subclasses(in project: ProjectTrees) -> Set<Int> {
    let owners = project.model.dependencies.filter { $0.kind == .wrapper && $0.use == nil }
      .compactMap(\.owner)
    return Set(owners).filter { type in
      project.scope.superclass(of: type) != nil && !project.model.types[type].isTest
        && !wrapped(in: type, project).isEmpty
    }
  }

  private static func wrapperName(_ dependency: Dependency) -> String {
    String(dependency.expression.dropFirst().prefix { $0 != "(" && $0 != "<" })
  }

  private mutating func property(_ dependency: Dependency) throws(Refusal) -> InjectedProperty {
    guard let site = WrappedProperty(attributeAt: Int(dependency.position.offset), in: shape) else {
      throw Refusal(.filledLater, "'\(dependency.member)' does not belong to the type itself")
    }
    let reads = PropertyReads(of: site, in: shape)
    let name = site.name
    if site.surroundings.isConditional {
      throw Refusal(.conditionalCode, "the field would need the same condition")
    }
    if reads.isProjected {
      throw Refusal(.projectedWrapper, "the code uses '$\(name)' or '_\(name)'")
    }
    if reads.isAssigned { throw Refusal(.assignedWrapper, "the code assigns to '\(name)'") }
    let planner = InjectedPropertyPlanner(
      shape: shape, project: project, reach: nil, foreign: surroundings.foreign)
    if planner.isAssignedByOthers(site) {
      throw Refusal(.assignedWrapper, "other code may assign to '\(name)'")
    }
    guard let written = site.property.typeText, site.isPlain(project.scope.sdk) else {
      throw Refusal(.typeUnknown, "no type is written for '\(name)'")
    }
    let kind = FieldType(written).name
    if !project.scope.isObject(kind, near: shape.type),
      reads.isAssignedThrough || planner.isChangedByOthers(site)
        || reads.calledMethods.contains(where: { mayChange($0, kind) })
    {
      throw Refusal(.assignedWrapper, "the code changes '\(name)', which may be a value")
    }
    let isUnwrapped = FieldType(written).isImplicitlyUnwrapped
    if isUnwrapped, reads.reads.contains(where: \.isUsedAsOptional) {
      throw Refusal(.optionalUse, "the code asks whether '\(name)' is there")
    }
    let plain = isUnwrapped ? String(written.dropLast()) : written
    let live = try live(of: site, dependency, plain)
    let type = existential(plain, isOptional: FieldType(plain).isOptional)
    let draft = FieldDraft(
      identity: "container/" + name, names: [name.withoutBackticks], type: FieldType(type),
      live: live, access: .value, isSendable: true)
    let isReplaced = site.property.isPrivate && !reads.hasUnclear && site.canBeRemoved
    return InjectedProperty(
      dependency: dependency, site: site,
      field: FieldPlan(
        draft: draft, name: draft.names[0], isUsedWhole: true, members: [], isExisting: false,
        type: type),
      form: isReplaced ? .replaced(reads.reads) : .computed, actorOfLive: nil, valueType: type)
  }

  /// Whether a method changes a value of a type, or of a member of it.
  private func mayChange(_ method: String, _ type: String) -> Bool {
    let id = project.scope.type(named: type, in: shape.type)
    let declared = id.map { [$0] + project.scope.protocols(of: $0) } ?? []
    let functions = declared.map { MutatingFunctions(method, of: $0, project) }
    if functions.contains(where: \.isAny) { return true }
    // What the type does not declare may be asked of a member: `tub.drops.append(3)`.
    return !functions.contains(where: \.isNone)
      && project.scope.sdk.lists(method, in: .mutatingMethods)
  }

  /// What the wrapper's own source asks the container for.
  private mutating func live(
    of site: WrappedProperty, _ dependency: Dependency, _ written: String
  ) throws(Refusal) -> String {
    let name = Self.wrapperName(dependency)
    let wrapper = project.scope.type(named: name, in: shape.type, file: dependency.file)
    guard let source = wrapper.flatMap({ TypeShape($0, in: project) }).flatMap(FilledWrapper.init),
      let key = site.key(of: source)
    else {
      throw Refusal(
        .filledLater, "the source of '@\(name)' does not tell what it asks the container for")
    }
    isOnlyOnce = isOnlyOnce && source.isOnlyOnce
    let isOptional = FieldType(written).isOptional
    let value = isOptional ? String(written.dropLast()) : written
    if let type = key.type, type != value, !isKind(type, of: value) {
      throw Refusal(.filledLater, "the wrapper casts what it fetches to '\(value)'")
    }
    let asked = FieldType(key.type ?? value).name.lastName
    let isRegistered = surroundings.registered?.contains(asked) == true
    if source.allowsNil, givesOptional, !isOptional, !isRegistered {
      throw Refusal(.optionalUse, "no code registers '\(asked)', which may be missing")
    }
    let argument = key.name.map { ", name: \($0)" } ?? ""
    let type = key.type ?? (value.contains(" ") ? "(\(value))" : value)
    return "\(container).resolve(\(type).self\(argument))"
      + (givesOptional && !isOptional ? "!" : "")
  }

  /// Whether each object of a type is one of another, too.
  private func isKind(_ type: String, of other: String) -> Bool {
    let scope = project.scope
    guard let id = scope.type(named: type, in: shape.type),
      let target = scope.type(named: FieldType(other).name, in: shape.type)
    else { return false }
    return scope.lineage(of: id).contains(target) || scope.protocols(of: id).contains(target)
  }

  private func existential(_ written: String, isOptional: Bool) -> String {
    let name = FieldType(written).name
    let id = project.scope.type(named: name, in: shape.type)
    let isProtocol = id.map { project.model.types[$0].kind == .protocol } == true
    guard isProtocol, !written.hasPrefix("any "), !written.hasPrefix("(any ") else {
      return written
    }
    return isOptional ? "(any \(name))?" : "any \(name)"
  }
}

/// What code outside of a type tells of the properties that are filled in it.
struct FilledSurroundings {
  /// The wrapped properties that code outside of their types may assign.
  var foreign: ForeignMembers
  /// The last names of the types that some code registers.
  ///
  /// Nil where that is not known: what is not registered may be missing, then.
  var registered: Set<String>?
}
