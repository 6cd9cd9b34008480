import DepSyntax

/// Which initializers of a class can pass dependencies to those of its superclass.
struct HandedDependencies {
  private let own: InitializerIntent
  private let shape: TypeShape
  private let ofBase: InitializerIntent
  private let base: TypeShape
  /// For each initializer of the class that takes dependencies.
  private let calls: [[CallSite]]
  /// The same for those that leave `super.init()` to the compiler.
  private let isImplicit: [Bool]

  init(
    _ own: InitializerIntent, of shape: TypeShape, to ofBase: InitializerIntent,
    of base: TypeShape
  ) {
    self.own = own
    self.shape = shape
    self.ofBase = ofBase
    self.base = base
    let plan = InitializerPlan(forms: ofBase.forms, addition: ofBase.addition)
    calls = zip(shape.initializers, own.forms).map { site, form in
      guard [.parameter, .handedDown, .pair].contains(form),
        !site.member.binds("dependencies")
      else {
        return []
      }
      return site.superCalls.filter {
        !$0.labels.contains("dependencies") && plan.accepts($0, base)
      }
    }
    let takesAlone = zip(base.initializers, ofBase.forms).contains {
      $0.labels.isEmpty && $1 == .parameter && $0.effects.isEmpty
    }
    isImplicit = zip(shape.initializers, own.forms).map { site, form in
      takesAlone && [.parameter, .handedDown].contains(form) && !site.isDelegating
        && site.endsWithImplicitCall && !site.member.binds("dependencies")
    }
  }

  /// Whether some object of the class can hand over what its superclass uses.
  var isPossible: Bool {
    calls.contains { !$0.isEmpty } || isImplicit.contains(true) || isPassedByAdded
  }

  /// Whether the initializers that the class gains pass them.
  private var isPassedByAdded: Bool {
    guard case .inherited(let source) = own.addition else { return false }
    guard source == base.type else {
      return source == nil && ofBase.addition == .plain(keepsEmpty: false)
    }
    return takesEverywhere(own.inherited)
  }

  /// Whether the superclass takes dependencies in each of these initializers, which it writes.
  private func takesEverywhere(_ sites: [InitializerSite]) -> Bool {
    let taking = zip(base.initializers, ofBase.forms)
      .filter { InitializerPlan.taking.contains($0.1) }.map(\.0.member)
    return !sites.isEmpty && sites.allSatisfy { taking.contains($0.member) }
  }

  /// Whether objects of the class take them by an initializer that it inherits.
  private var isTaken: Bool {
    ofBase.forms.contains(where: InitializerPlan.taking.contains)
      || ofBase.addition == .plain(keepsEmpty: false)
  }

  /// Whether the class can do without a struct and a property of its own.
  func canTakeSame(movesValues: Bool) -> Bool {
    if own.addition == .property {
      return ofBase.addition == .property || shape.initializers.isEmpty && isTaken
    }
    if case .inherited = own.addition { return isPassedByAdded && !movesValues }
    guard own.addition == .none else { return false }
    let ofBase = Set(base.initializers.map(\.labels))
    let taking = shape.initializers.indices.filter {
      InitializerPlan.taking.contains(own.forms[$0])
    }
    return isPossible
      && taking.allSatisfy { index in
        let site = shape.initializers[index]
        // With the same struct it would be an override.
        if own.forms[index] == .passing { return !ofBase.contains(site.labels) }
        return own.forms[index] == .parameter && (!calls[index].isEmpty || isImplicit[index])
          && calls[index].count == site.superCalls.count && !ofBase.contains(site.labels)
      }
  }

  func intent(_ form: BaseIntent.Form, owner: String) -> BaseIntent {
    BaseIntent(
      form: form, calls: calls, isImplicit: isImplicit, isPassedByAdded: isPassedByAdded,
      targets: base.initializers,
      owner: owner)
  }
}
