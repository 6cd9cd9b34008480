import DepFacts
import DepModel
import DepPlan
package import DepSyntax

/// Infers the field that takes the place of a hidden dependency.
package struct FieldInference {
  package let project: ProjectTrees
  let reach: ConstructionReach
  private let initialReads: InitialReads
  private let earlyObjects: EarlyObjects
  private let late: LateSingletons
  private let aliases: GlobalAliases
  /// The types that hide dependencies, and may come to take them.
  private let hiding: Set<Int>
  /// The modules of which some file shows something on a screen; other files need not import it.
  let modulesWithScreens: Set<String>

  /// `refused` are types that keep what they hide.
  init(project: ProjectTrees, reach: ConstructionReach, refused: Set<Int>) {
    self.project = project
    self.reach = reach
    let early = EarlyObjects(project.scope)
    let hiding = Set(
      project.model.dependencies.lazy.filter { $0.state == .hidden }.compactMap(\.owner)
    ).subtracting(refused)
    modulesWithScreens = Set(
      project.records.lazy.filter { record in
        record.facts.imports.contains { ["AppKit", "Cocoa", "SwiftUI", "UIKit"].contains($0) }
      }.map(\.module))
    aliases = GlobalAliases(project.scope)
    initialReads = InitialReads(project.model, ActingInitializers(project))
    earlyObjects = early
    self.hiding = hiding
    late = LateSingletons(project.model, of: hiding) { dependency, made in
      let isSendable = made.first.map { project.scope.isSendable($0) } ?? false
      return Self.comesLate(
        to: dependency, made, isSendable: isSendable, reach: reach, early: early, project)
    }
  }

  /// `positions` are the parameters that the closure for a static function takes at least.
  func field(
    for dependency: Dependency, at site: UseSite, passing positions: [Int] = []
  ) throws(Refusal) -> FieldDraft {
    let dependency = aliases.renamed(dependency)
    return switch dependency.kind {
    case .singleton:
      try KeptNames(dependency, project).ofProject(in: try singleton(dependency, site))
    case .systemSingleton:
      InheritedSingleton(dependency, project).named(
        in: try KeptNames(dependency, project).ofSDK(
          in: try replaceable(try system(dependency, site))))
    case .ambientValue:
      if let choice = RandomChoice(dependency, at: site, in: project) {
        try field(for: choice, of: dependency)
      } else {
        try KeptNames(dependency, project).ofSDK(
          in: try replaceable(try ambient(dependency, site))
        ).named(apart: FieldNames.ofMember(dependency.target.name))
      }
    case .locator where handsOut(dependency) || isItself(dependency):
      try KeptNames(dependency, project).ofProject(in: try singleton(dependency, site))
    case .locator: try locator(dependency, site)
    case .globalVariable: try variable(dependency, site)
    case .construction:
      try KeptNames(dependency, project).ofProject(
        in: try ConstructionField(project: project, hiding: hiding)
          .field(for: dependency, at: site))
    case .staticFacade:
      try KeptNames(dependency, project).ofProject(
        in: try FacadeField(project: project, positions: positions).field(
          for: dependency, at: site))
    case .wrapper, .field: throw Refusal(.notUnderstood, "the dependency is a field already")
    }
  }

  /// Refuses a type of which every object answers what the system decides.
  func replaceable(_ draft: FieldDraft) throws(Refusal) -> FieldDraft {
    let type = draft.valueType
    guard project.scope.sdk.lists(type, in: .irreplaceableTypes) else { return draft }
    throw Refusal(.irreplaceableObject, "no test can decide what '\(type)' answers")
  }

  // MARK: The project's own

  private func singleton(
    _ dependency: Dependency, _ site: UseSite
  ) throws(Refusal) -> FieldDraft {
    guard let index = dependency.target.singleton else { return try outside(dependency, site) }
    let singleton = project.model.singletons[index]
    let type = SingletonType(singleton, in: project, seenFrom: dependency.owner)
    guard let written = type.type else {
      throw Refusal(.typeUnknown, "'\(singleton.name)' has no written type")
    }
    if type.isUnwrapped, !site.isUnwrappedByUse {
      throw Refusal(
        .typeUnknown,
        "the code may take '\(singleton.name)' as an optional: its type is implicitly unwrapped")
    }
    try check(written, singleton.valueTypeID, in: singleton.name, dependency)
    let expression = expression(of: singleton, type, dependency)
    let base = FieldDraft(
      identity: expression,
      names: FieldNames.ofSingleton(
        singleton.name, type: written.name,
        isOutside: singleton.valueTypeID.map { project.model.types[$0].kind == .extension }
          ?? true),
      type: written,
      live: expression, access: .value,
      projectType: singleton.valueTypeID, isSendable: type.isSendable,
      origins: [singleton.place.file], projectTypeText: written.description)
    return handedOut(
      base, type, made: [singleton.valueTypeID, singleton.builtTypeID].compactMap(\.self),
      dependency)
  }

  /// A type of a package may have arguments that only a file sees: `Cache<String, [Entry]>`.
  private func checkVisibility(
    ofArgumentsOf written: FieldType, _ dependency: Dependency
  ) throws(Refusal) {
    guard written.hasGenericArguments, let owner = dependency.owner else { return }
    let scope = project.scope
    for name in WrittenType(parsing: written.description).names.sorted() {
      guard let type = scope.type(named: name, in: owner, file: dependency.file),
        scope.visibility(of: type).isTooHidden(for: scope.visibility(of: owner))
      else { continue }
      throw Refusal(.lessVisible, "'\(name)' is private, and 'Dependencies' is not")
    }
  }

  private static let genericClasses: Set = [
    "AnyPublisher", "CurrentValueSubject", "NSCache", "NSHashTable", "NSMapTable",
    "PassthroughSubject",
  ]

  /// Refuses what no field can hold; `value` is the type of the project, `name` what holds it.
  func check(
    _ written: FieldType, _ value: Int?, in name: String, _ dependency: Dependency
  ) throws(Refusal) {
    try checkVisibility(ofArgumentsOf: written, dependency)
    if !written.hasGenericArguments, Self.genericClasses.contains(written.name) {
      throw Refusal(
        .typeUnknown, "the code does not write the arguments of the generic type '\(written)'")
    }
    guard let value else { return }
    try checkIsNoContainer(value)
    let scope = project.scope
    if scope.parts(of: value).contains(where: { scope.fact($0).isLocal }) {
      throw Refusal(.localType, "'\(written)' is declared inside a function")
    }
    if !written.hasGenericArguments, scope.isGeneric(value) {
      throw Refusal(
        .typeUnknown, "the code does not write the arguments of the generic type '\(written)'")
    }
    if dependency.owner == value {
      throw Refusal(.ownSingleton, "'\(name)' would need itself to be created")
    }
    if let owner = dependency.owner,
      scope.visibility(of: value).isTooHidden(for: scope.visibility(of: owner))
    {
      throw Refusal(.lessVisible, "'\(written)' is private, and 'Dependencies' is not")
    }
    if scope.isNoncopyable(value) {
      throw Refusal(.notUnderstood, "a field cannot hold a copy of '\(written)'")
    }
  }

  /// The object as a value where it can be kept, else a closure that gives it.
  ///
  /// `made` are the types of the project that are made before it can be given.
  func handedOut(
    _ base: FieldDraft, _ type: SingletonType, made: [Int], _ dependency: Dependency
  ) -> FieldDraft {
    if needsProvider(type, made, of: dependency) {
      return type.provider(of: base)
    }
    // A window or a screen that the field kept would be made with the first object that has one.
    return type.actor == nil ? base : type.provider(of: base)
  }

  /// What reaches a singleton from outside of every type.
  ///
  /// What a protocol or a superclass computes may depend on the type that is asked.
  func expression(
    of singleton: Singleton, _ type: SingletonType, _ dependency: Dependency
  ) -> String {
    guard var holder = singleton.owner else { return singleton.name }
    if type.isComputed, let user = dependency.owner {
      let asked = dependency.expression.dropLast(dependency.expression.lastName.count + 1)
      holder = project.scope.type(named: String(asked), in: user) ?? holder
    }
    return project.model.types[holder].name.escapedPath + "." + singleton.name.lastName
  }

  /// Whether the thing has to be asked for each time, and may not be kept.
  private func needsProvider(
    _ type: SingletonType, _ made: [Int], of dependency: Dependency
  ) -> Bool {
    if type.isComputed || type.isUnsafe || type.isAssigned || type.isUnwrapped { return true }
    if isMadeByOwnFunction(dependency) { return true }
    if made.contains(where: initialReads.read) { return true }
    return late.contain(dependency, project.model)
      || Self.comesLate(
        to: dependency, made, isSendable: type.isSendable, reach: reach, early: earlyObjects,
        project)
  }

  /// Whether a function of the type makes the object: one that takes the dependencies would wait
  /// for what it is about to make.
  private func isMadeByOwnFunction(_ dependency: Dependency) -> Bool {
    guard let index = dependency.target.singleton, let owner = dependency.owner,
      project.model.singletons[index].owner == owner,
      let value = project.scope.member(of: project.model.singletons[index])?.value,
      value.kind == .call, let first = value.path.first
    else { return false }
    let called = value.path.count > 1 && first.isCapitalized ? value.path[1] : first
    return called.hasSuffix(")") && !called.isCapitalized
  }

  /// Whether the type that uses an object is made where it cannot have the object yet, or cannot
  /// keep it.
  private static func comesLate(
    to dependency: Dependency, _ made: [Int], isSendable: Bool, reach: ConstructionReach,
    early: EarlyObjects, _ project: ProjectTrees
  ) -> Bool {
    guard let owner = dependency.owner else { return false }
    // A type that crosses between tasks can keep a closure, and not what must not cross.
    if !made.isEmpty, !isSendable, project.scope.declaresSendable(owner) { return true }
    if !made.isEmpty, early.contain(owner) { return true }
    // Kept for good, the one would be asked for while the other is being made, and wait for ever.
    return reach.leads(to: owner, from: dependency)
      || made.contains { reach.leads(to: owner, from: $0) }
  }
}
