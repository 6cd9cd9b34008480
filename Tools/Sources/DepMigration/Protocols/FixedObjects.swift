import DepFacts
import DepModel
package import DepSyntax

/// Singletons of which no test can make another one, and which no protocol can stand for.
///
/// A field for one could hold nothing but the object that the code used before.
package struct FixedObjects {
  private let project: ProjectTrees
  private let protocols: MigrationOptions.Protocols

  package init(project: ProjectTrees, protocols: MigrationOptions.Protocols) {
    self.project = project
    self.protocols = protocols
  }

  /// The types of such objects among the fields, by the types that have the fields.
  package func types(in intents: [TypeIntent]) -> [Int: Set<Int>] {
    guard protocols != .concrete else { return [:] }
    let opened = Set(intents.filter(\.takesDependencies).map(\.shape.type))
    let closed = Set(intents.flatMap { $0.singletonTypes.map(\.type) })
      .subtracting(opened).filter(project.scope.isClosedClass)
    var holding = intents.filter { intent in
      intent.singletonTypes.contains { closed.contains($0.type) }
    }
    guard !holding.isEmpty else { return [:] }
    _ = ProtocolCoordinator(project: project, protocols: protocols).resolve(&holding)
    let found = holding.map { intent in
      let fixed = intent.singletonTypes.filter { closed.contains($0.type) && !$0.isProtocol }
      return (intent.shape.type, Set(fixed.map(\.type)))
    }
    return Dictionary(uniqueKeysWithValues: found.filter { !$0.1.isEmpty })
  }

}

extension ProjectScope {
  /// Whether a type is a class of which only its own file can make an object, and from which
  /// nothing inherits.
  func isClosedClass(_ type: Int) -> Bool {
    guard model.types[type].kind == .class, subclasses(of: type).isEmpty else { return false }
    let initializers = members(of: type).filter { $0.kind == .initializer }
    return !initializers.isEmpty && initializers.allSatisfy(\.access.isHidden)
  }
}

extension TypeIntent {
  /// The types of the singletons that the fields hold.
  fileprivate var singletonTypes: [(type: Int, isProtocol: Bool)] {
    uses.compactMap { use in
      guard use.use.dependency.kind == .singleton, let type = use.use.draft.projectType,
        let field = fields[use.use.draft.identity], !field.isExisting
      else { return nil }
      return (type, field.type.contains("any "))
    }
  }

  /// Whether an initializer takes the dependencies, so that a test can make an object.
  fileprivate var takesDependencies: Bool {
    switch structure {
    case .declared(let initializers): initializers.addition != .property
    case .extended: true
    case .declaredForFunctions: false
    }
  }
}
