import DepFacts
import DepModel
package import DepSyntax

/// An initializer of a subclass that takes dependencies only to pass them to the one it overrides.
package struct OverridingInitializer {
  package let site: InitializerSite
  /// The calls of the overridden initializer.
  package let calls: [CallSite]
  package let target: InitializerSite
}

extension InitializerPlanner {
  /// The overrides of an initializer, where each can take the dependencies too; nil otherwise.
  func passingOverrides(of target: InitializerSite) -> [OverridingInitializer]? {
    guard shape.isClass, !target.isConditional, !mustKeepSignature(target),
      !(target.labels.isEmpty && isCalledImplicitly)
    else { return nil }
    var overrides: [OverridingInitializer] = []
    for subclass in subclasses {
      guard let below = TypeShape(subclass, in: project), keepsNothing(below),
        project.scope.demandedInitializers(of: subclass)?.contains(target.labels) == false
      else { return nil }
      for site in below.initializers where site.labels == target.labels {
        let calls = site.superCalls
        guard site.isOverride, !site.isDelegating, !site.isRequired, !site.isConditional,
          !site.isExported, !site.isObjectiveC, !site.member.binds("dependencies"),
          !calls.isEmpty, calls.allSatisfy(target.mayTake)
        else { return nil }
        overrides.append(OverridingInitializer(site: site, calls: calls, target: target))
      }
    }
    return overrides
  }

  /// Whether a subclass hides nothing itself, so that it needs no dependencies of its own.
  private func keepsNothing(_ below: TypeShape) -> Bool {
    below.entry.module == shape.entry.module && below.dependencies == nil
      && !project.scope.isHandedOver(below.entry.name)
      && project.scope.nestedType("Dependencies", of: below.type) == nil
      && !project.model.dependencies.contains { $0.owner == below.type && $0.state == .hidden }
  }

  /// Whether the class can do without an initializer that it overrides: who makes an object of it
  /// calls one that takes the dependencies, with the default.
  func canStopOverriding(_ site: InitializerSite) -> Bool {
    guard shape.isClass, !(site.labels.isEmpty && isCalledImplicitly),
      !isOpenToOthers, let superclass = project.scope.superclass(of: shape.type)
    else { return false }
    return project.scope.outsideSuperclass(of: root) == nil && !writesConvenience(superclass)
  }

  /// Whether the one initializer of a class stays as it is only for other modules: it can hand over
  /// to one that takes the dependencies.
  func keepsForOthers(_ designated: [(InitializerSite, InitializerForm)]) -> Bool {
    guard shape.isClass, designated.count == 1, let (site, form) = designated.first else {
      return false
    }
    return form == .pair && mustKeepSignature(site) && !isFixed(site)
  }

  /// Whether an initializer is used as a function, by its own name or by that of a class which
  /// inherits it.
  static func isHandedOver(_ shape: TypeShape, _ scope: ProjectScope) -> Bool {
    scope.isHandedOver(shape.entry.name)
      || shape.isClass
        && scope.subclasses(of: shape.type).contains { subclass in
          scope.isHandedOver(scope.model.types[subclass].name)
            && !scope.members(of: subclass).contains {
              $0.kind == .initializer && !$0.flags.contains(.isConvenience)
                && !$0.parameters.map(\.label).contains("coder")
            }
        }
  }

  /// Whether classes above or below rely on an initializer that is marked `required`.
  ///
  /// Where they do not, the word only lets a metatype call it, which may leave out an argument.
  func isRequiredByOthers(_ site: InitializerSite) -> Bool {
    guard site.isRequired else { return false }
    let scope = project.scope
    let isPlain = scope.outsideSuperclass(of: root).map { scope.sdk.lists($0, in: .plainClasses) }
    return !subclasses.isEmpty || scope.superclass(of: shape.type) != nil
      || isPlain == false && !takesOwnTypes(site) || site.labels.isEmpty || site.labels == ["coder"]
  }

  /// Whether no protocol from outside is likely to demand it: a parameter has a type of the
  /// project, or there are more labels than such protocols ask for as a rule.
  ///
  /// One that fails is likely demanded, with types that the conforming one chooses:
  /// `init?(state: SS?, localState: LS)`.
  func isOwn(_ site: InitializerSite) -> Bool {
    !site.isFailable
      && (takesOwnTypes(site) || site.labels.count(where: { $0 != "_" }) > 2)
  }

  /// Whether a parameter has a type of the project, of which nothing from outside knows.
  private func takesOwnTypes(_ site: InitializerSite) -> Bool {
    site.parameterSites.contains { parameter in
      WrittenType(parsing: parameter.type).names.contains {
        !project.scope.modules(declaring: $0).isEmpty
      }
    }
  }

  /// Whether it is the `init()` of a class of an SDK that no code of the project calls: then
  /// Objective-C does, by a name in a property list for instance.
  func isCalledByFrameworksAlone(_ site: InitializerSite) -> Bool {
    site.labels.isEmpty && shape.isClass && project.scope.outsideSuperclass(of: root) != nil
      && !isMadeInCode
  }

  /// Whether a class above hands down an `init()` that calls would mean, and no longer this one,
  /// if this one took a parameter.
  ///
  /// That is so where a class overrides all designated initializers of its superclass.
  func inheritsEmpty(beside site: InitializerSite) -> Bool {
    guard site.labels.isEmpty, shape.isClass, project.scope.superclass(of: shape.type) == nil,
      let outside = project.scope.outsideSuperclass(of: shape.type),
      !project.scope.sdk.lists(outside, in: .plainClasses)
    else { return false }
    let written = shape.initializers.filter { $0.isOverride || $0.isRequired }.map(\.labels)
    guard let table = project.scope.sdk.superclass(outside) else {
      return written.contains { $0 != ["coder"] }
    }
    return (table.overrides.map { ParameterSite.list(parsing: $0).map(\.label) } + [["coder"]])
      .allSatisfy(written.contains)
  }
}
