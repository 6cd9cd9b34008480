import DepSyntax

/// What becomes of the initializers of a type.
package struct InitializerPlan {
  /// In the order of ``TypeShape/initializers``.
  package var forms: [InitializerForm]
  package var addition: Addition

  /// What is added where a type writes no initializer that keeps its dependencies.
  package enum Addition: Hashable {
    case none
    /// The property begins with the default, and can be set: the memberwise initializer of a struct
    /// takes it, and a test sets that of an object which a framework makes.
    case property
    /// `init(dependencies:)` with a default; beside `init()` too, where that is asked for.
    case plain(keepsEmpty: Bool)
    /// The same for a subclass of `NSObject`.
    case plainObject
    /// For a subclass of `NSObject`: the demanded `init()` calls the new one.
    case objectPair
    /// The memberwise initializer of a struct, written out.
    case memberwise(keeps: Bool)
    /// The initializers that a class of the project hands down, each with the parameter; nil where
    /// its root hands down `init()` alone.
    case inherited(from: Int?)
    /// Those of a class of an SDK, overridden, and a new one.
    case known(KnownSuperclass, overrides: Bool)

    var isMemberwise: Bool {
      if case .memberwise = self { true } else { false }
    }
  }

  static let taking: Set<InitializerForm> = [
    .parameter, .handedDown, .pair, .overload, .passing,
  ]

  /// The initializers with a parameter for the dependencies that are written once.
  func takingInitializers(of shape: TypeShape) -> Set<MemberSite> {
    guard !shape.declaredNames.contains("dependencies") else { return [] }
    let taking = Self.taking.subtracting([.overload])
    return Set(zip(shape.initializers, forms).filter { taking.contains($0.1) }.map(\.0.member))
  }

  /// Whether a caller can pass dependencies to some initializer.
  var takesDependencies: Bool { addition != .none || forms.contains(where: Self.taking.contains) }

  /// Whether a call of an initializer of the type may pass the dependencies.
  func accepts(_ call: CallSite, _ shape: TypeShape) -> Bool {
    let fitting = zip(shape.initializers, forms).filter { site, _ in site.mayTake(call) }
    if !fitting.isEmpty { return fitting.allSatisfy { Self.taking.contains($0.1) } }
    switch addition {
    case .memberwise, .plain, .plainObject: return true
    case .property:
      let closures = Set(shape.closuresLast.map(\.name))
      return shape.isStruct && closures.isDisjoint(with: call.labels)
        && (!call.hasTrailingClosure || !closures.isEmpty)
    case .none, .objectPair, .inherited, .known: return false
    }
  }
}
