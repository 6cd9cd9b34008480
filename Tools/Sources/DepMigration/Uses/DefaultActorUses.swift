import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// Writes the main actor before closures that reach for what a module puts there by default.
///
/// A `@Sendable` closure is on no actor, also in such a module, and could not call it.
struct DefaultActorUses {
  let shape: TypeShape
  let scope: ProjectScope

  func marked(_ uses: [HiddenUse]) -> [HiddenUse] {
    guard scope.model.mainActorModules.contains(shape.entry.module) else { return uses }
    return uses.map { use in
      let type = use.draft.type
      guard type.isClosure, type.attributes == ["@Sendable"],
        type.function?.effects.contains("async") != true, isOnMainActor(use)
      else { return use }
      var use = use
      use.draft.type = FieldType("@MainActor \(type)")
      return use
    }
  }

  /// Whether the declaration says nothing, and stands where the module has its default.
  private func isOnMainActor(_ use: HiddenUse) -> Bool {
    let dependency = use.dependency
    switch dependency.kind {
    case .singleton:
      guard let index = dependency.target.singleton else { return false }
      let singleton = scope.model.singletons[index]
      return scope.isOnMainActorByDefault(
        scope.member(of: singleton), of: singleton.owner, in: singleton.place.file)
    case .construction:
      return dependency.target.type.map { isMadeThere($0, by: use) } ?? false
    case .staticFacade, .globalVariable:
      return isByDefault(named: dependency.target.name, of: dependency)
    default: return false
    }
  }

  /// An initializer that the compiler makes is on the actor if a value of a property needs that.
  private func isMadeThere(_ type: Int, by use: HiddenUse) -> Bool {
    if let actor = scope.initializerActor(of: type, taking: nil) { return actor.0 == "@MainActor" }
    return !scope.members(of: type).contains { $0.kind == .initializer }
      && scope.isolation(of: type) == .moduleDefault
      && scope.isolation(of: shape.type) == .moduleDefault && !use.isInNonisolatedMember
  }

  private func isByDefault(named name: String, of dependency: Dependency) -> Bool {
    guard let owner = dependency.owner else { return false }
    let simple = name.lastName
    guard name.contains(".") || dependency.target.type != nil else {
      let function = scope.functions(named: simple, seenFrom: dependency.file).first
      let variable = scope.variable(named: simple, in: owner)
      guard let file = function?.file ?? scope.file(ofVariable: simple, in: owner) else {
        return false
      }
      return scope.isOnMainActorByDefault(function?.member ?? variable, of: nil, in: file)
    }
    let holder =
      dependency.target.type
      ?? scope.type(named: String(name.dropLast(simple.count + 1)), in: owner)
    guard let holder else { return false }
    let member = scope.members(of: holder).first {
      $0.name == simple && $0.flags.contains(.isStatic)
    }
    return scope.isOnMainActorByDefault(
      member, of: holder, in: scope.model.types[holder].place.file)
  }
}
