import DepModel
package import DepPlan
package import DepSyntax

/// What shall become of a type: all that editing needs to write it.
package struct TypeIntent {
  package var outcome: TypeOutcome
  package let shape: TypeShape
  /// In the order of file and place.
  package let uses: [UseIntent]
  /// The properties that containers fill.
  package let injected: [InjectedProperty]
  /// The fields that take the places of uses, by the identity of their drafts.
  package var fields: [String: FieldPlan]
  package let moves: [PropertyMove]
  /// The properties that become getters of fields.
  package let getters: [PropertyMove]
  package let collected: CollectedDefaults
  package let usesLibrary: Bool
  /// The modules that the file of the struct has to import besides.
  package var imports: [String]
  package var structure: Structure
  package let functions: [FunctionIntent]
  package var passingCalls: [PassingCall]
  /// The property that holds the dependencies.
  package var propertyName: String
  /// What the type hands its superclass; nil where that takes nothing.
  package var base: BaseIntent?
  /// Whether subclasses use the property too.
  package var isReadBySubclasses = false
  /// The expressions for the one object of the type in code of that object, which become `self`.
  package var ownUses: [UseSite] = []
  /// The container that the type is handed, which the struct reads; nil for none.
  package var handed: HandedContainerIntent?
  /// The names of the fields in the order of another struct of the file with the same fields; empty
  /// where none has them.
  package var fieldOrder: [String] = []

  /// What becomes of the nested `Dependencies`.
  package enum Structure {
    /// It is declared, and the type's initializers take it.
    case declared(InitializerIntent)
    /// It gains fields; `withDefaults` where code that constructs it does not know of them.
    case extended(withDefaults: Bool)
    /// It is declared, and only static functions take it.
    case declaredForFunctions

    /// Whether a property of the type holds it.
    func hasProperty(in shape: TypeShape) -> Bool {
      switch self {
      case .declared: true
      case .extended: shape.entry.dependencies?.property != nil
      case .declaredForFunctions: false
      }
    }

    /// Whether a constant of the type holds it.
    var holdsConstant: Bool {
      if case .declared(let intent) = self { intent.addition != .property } else { false }
    }

    /// Where it is declared, or to be declared.
    func home(in shape: TypeShape, for functions: [FunctionIntent]) -> TypeShape.Part {
      guard case .declaredForFunctions = self else { return shape.declaration }
      return shape.home(of: functions.map(\.site))
    }

    /// The initializers of a superclass that are handed down.
    var inherited: [InitializerSite] {
      if case .declared(let intent) = self { intent.inherited } else { [] }
    }
  }

  /// Where the struct is declared.
  package var home: TypeShape.Part { structure.home(in: shape, for: functions) }

  /// Whether other code than that of the declaration's file sees the property.
  package var isPropertyVisible: Bool {
    if handed == nil, case .declared(let initializers) = structure,
      initializers.addition == .property
    {
      return true
    }
    let home = shape.declaration.source.file
    return isReadBySubclasses
      || uses.contains { !$0.use.isInFunction && $0.use.site.source.file != home }
      || passingCalls.contains { !$0.reach.isParameter && $0.call.source.file != home }
  }

  /// Whether wrappers of SwiftUI keep all that initializers take for them.
  private var hasStates: Bool { injected.contains { $0.state != nil } }

  /// Whether something reads the property that would hold the dependencies, or may read it later;
  /// initializers read their parameter.
  package var readsProperty: Bool {
    guard case .declared(let initializers) = structure,
      [.migrated, .partly].contains(outcome.status),
      [.none, .plain(keepsEmpty: false), .plainObject, .memberwise(keeps: false)].contains(
        initializers.addition),
      !initializers.hasSubclasses, !isReadBySubclasses, collected.isEmpty, !usesLibrary,
      injected.allSatisfy({ $0.initializer != nil || $0.state != nil || $0.function != nil }),
      !moves.isEmpty || hasStates || initializers.onlyTakesWhereUsed
    else { return true }
    return uses.contains { !$0.use.isInFunction && !$0.use.site.isInInitializer }
      || passingCalls.contains { !$0.reach.isParameter }
  }

  /// The outcome where the type is skipped after all.
  package func refused(_ refusal: Refusal, _ project: ProjectTrees) -> TypeOutcome {
    var outcome = outcome
    outcome.refuse(
      refusal, leaving: injected.map(\.dependency) + uses.map(\.use.dependency), project)
    return outcome
  }

  /// The fields in order of first use, or as another struct lists them.
  package var orderedFields: [FieldPlan] {
    var seen: Set<String> = []
    let own = uses.compactMap { intent in
      fields[intent.use.draft.identity].flatMap { seen.insert($0.name).inserted ? $0 : nil }
    }
    let others = collected.fields
    let names = Set(others.map(\.name))
    let fetched = injected.map(\.field).filter { seen.insert($0.name).inserted }
    var ofBase: [FieldPlan] = []
    if case .field(let field) = base?.form { ofBase = [field] }
    let all =
      fetched
      + own.filter { !$0.isOfBase && !($0.isExisting && names.contains($0.name)) }
      + others + ofBase
    return fieldOrder.isEmpty
      ? all : fieldOrder.compactMap { name in all.first { $0.name == name } }
  }
}

/// A use that a field takes the place of.
package struct UseIntent {
  package let use: HiddenUse
  package let reach: DependenciesAccess
}

/// What becomes of the initializers of a type that gains its `Dependencies`.
package struct InitializerIntent {
  package let forms: [InitializerForm]
  package let addition: InitializerPlan.Addition
  /// The initializers that use a dependency in their own body.
  package let usingDependencies: Set<Int>
  /// For each initializer the calls of others that pass the dependencies on.
  package let passingCalls: [[CallSite]]
  /// The parameters of the memberwise initializer, where that is written out.
  package let memberwise: [MemberwiseParameter]
  /// The initializers of a superclass that are handed down.
  package let inherited: [InitializerSite]
  package let hasSubclasses: Bool
  /// The calls in declarations of singletons that have to pass the default.
  package let singletonCalls: [CallSite]
  /// The initializers of subclasses that take the parameter too.
  package var overriding: [OverridingInitializer] = []
}

extension InitializerIntent {
  /// Whether each initializer that would keep the dependencies also uses them.
  fileprivate var onlyTakesWhereUsed: Bool {
    forms.indices.allSatisfy {
      !InitializerPlan.taking.subtracting([.passing]).contains(forms[$0])
        || usingDependencies.contains($0)
    }
  }
}

extension TypePlanner {
  package enum Decision {
    case intent(TypeIntent)
    case refused(TypeOutcome)

    package var intent: TypeIntent? { if case .intent(let intent) = self { intent } else { nil } }
    package var refusal: TypeOutcome? {
      if case .refused(let outcome) = self { outcome } else { nil }
    }
  }
}

extension TypeIntent {
  /// Whether a use stands in a property that becomes a getter.
  package func isInGetter(_ use: HiddenUse) -> Bool {
    getters.contains { $0.dependencies.contains(use.dependency) }
  }
}
