import DepFacts
import DepModel
import DepPlan
import DepSyntax

extension InitializerPlanner {
  /// Whether an initializer of a subclass leaves the call of `super.init()` to the compiler.
  ///
  /// It does so only where the superclass has one designated initializer, without parameters.
  var isCalledImplicitly: Bool {
    subclasses.contains { subclass in
      guard let shape = TypeShape(subclass, in: project) else { return true }
      return shape.initializers.contains {
        !$0.isDelegating && $0.body != nil && !$0.callsSuper
      }
    }
  }

  /// Why no initializer can take the dependencies.
  func whyNone(_ forms: [InitializerForm]) -> String {
    guard let index = forms.firstIndex(of: .defaultInside) else {
      return "no initializer can keep the dependencies"
    }
    let site = shape.initializers[index]
    let name = "'init(\(site.labels.map { $0 + ":" }.joined()))'"
    if site.labels == ["coder"] { return "a storyboard or an archive calls \(name)" }
    if shape.modifiers.contains("open") || site.modifiers.contains("open") {
      return "other modules may override \(name), and the body is too long to repeat"
    }
    return
      "other types override, require or inherit \(name), and the tool cannot repeat the initializer"
  }

  /// Whether a class or one above it writes a convenience initializer.
  func writesConvenience(_ type: Int) -> Bool {
    ([type] + project.scope.superclasses(of: type)).contains { type in
      project.scope.members(of: type).contains {
        $0.kind == .initializer && $0.flags.contains(.isConvenience)
      }
    }
  }

  /// Whether no class below writes an initializer.
  var subclassesInheritInitializers: Bool {
    project.scope.subclasses(of: shape.type).allSatisfy { type in
      project.scope.members(of: type).allSatisfy { $0.kind != .initializer }
    }
  }

  /// The class of the project at the root of its superclasses.
  var root: Int { project.scope.superclasses(of: shape.type).last ?? shape.type }

  /// What is added where a superclass of the project hands its initializers down.
  func inherited() throws(Refusal) -> InitializerPlan.Addition {
    let bases = project.scope.superclasses(of: shape.type)
    for base in bases {
      guard let shape = TypeShape(base, in: project) else { break }
      let designated = shape.inheritedInitializers
      if !designated.isEmpty {
        if writesConvenience(base) {
          throw Refusal(
            .superclassUnknown,
            "the class would lose the convenience initializers of '\(shape.entry.name)'")
        }
        let isPlain =
          designated.count <= 3 && subclasses.isEmpty
          && designated.allSatisfy {
            $0.parameterSites.allSatisfy(\.canBePassedOn) && !$0.isRequired && !$0.isGeneric
              && !$0.modifiers.contains("private")
          } && !mentionsParameters(of: base, designated)
        if isPlain { return .inherited(from: base) }
        throw Refusal(
          .superclassUnknown,
          "the initializers of '\(shape.entry.name)' cannot be redeclared as they are")
      }
      if base == root { return try rootAddition() }
    }
    throw Refusal(.superclassUnknown, "the tool cannot read the superclass")
  }

  /// Whether a parameter has a type that only the class above can name, being generic.
  private func mentionsParameters(of base: Int, _ sites: [InitializerSite]) -> Bool {
    let generic = Set(
      project.scope.parts(of: base).flatMap { project.scope.fact($0).genericParameters })
    return sites.contains { site in
      site.parameterSites.contains {
        !generic.isDisjoint(with: WrittenType(parsing: $0.type).names)
      }
    }
  }

  /// The forms without a second initializer beside one that overrides and that only a framework
  /// calls, where code passes dependencies to another.
  func withoutNeedlessOnes(_ forms: [InitializerForm], usedIn used: Set<Int>) -> [InitializerForm] {
    guard forms.contains(.parameter) else { return forms }
    let called = project.scope.labels(ofCalls: [
      shape.entry.name, shape.entry.name.lastName, "Self",
    ])
    return zip(shape.initializers, forms).enumerated().map { index, pair in
      let (site, form) = pair
      let isNeedless = site.isOverride && !used.contains(index) && !called.contains(site.labels)
      return isNeedless && InitializerPlan.taking.contains(form) ? .defaultInside : form
    }
  }

  /// The initializers of a class of an SDK.
  func known(_ superclass: String) -> KnownSuperclass? {
    project.scope.sdk.superclass(superclass).map(KnownSuperclass.init)
  }

  /// What is added below classes that write no initializers, by what they inherit at last.
  private func rootAddition() throws(Refusal) -> InitializerPlan.Addition {
    guard let outside = project.scope.outsideSuperclass(of: root) else {
      return .inherited(from: nil)
    }
    if project.scope.sdk.lists(outside, in: .plainClasses) { return .objectPair }
    return try overriding(outside)
  }

  /// What is added below a class of an SDK.
  func overriding(_ outside: String) throws(Refusal) -> InitializerPlan.Addition {
    if let known = known(outside) { return .known(known, overrides: true) }
    throw Refusal(
      .superclassUnknown, "the tool does not know the initializers of '\(outside)'")
  }
}

extension TypeShape {
  /// The initializers that a subclass without any of its own inherits.
  var inheritedInitializers: [InitializerSite] {
    initializers.filter { !$0.isDelegating && !$0.isInExtension }
  }
}
