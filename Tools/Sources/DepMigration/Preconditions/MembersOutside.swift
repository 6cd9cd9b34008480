import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// What code of instances reaches through members that take no fields: static properties of the
/// type, and what the protocols of the type add to it.
struct MembersOutside {
  /// What code of instances names, of the object and of anything else.
  private let called: CalledNames
  /// The members that protocols add, as far as code of instances runs them.
  let added: [Dependency]

  /// Knows of no members.
  init() {
    called = CalledNames()
    added = []
  }

  init(_ shape: TypeShape, _ hidden: HiddenDependencies, in project: ProjectTrees) {
    let scope = project.scope
    let own = scope.members(of: shape.type)
    let ofType = Set(own.lazy.filter { $0.flags.contains(.isStatic) }.map(\.name))
    let called = shape.calledNames(making: TypeCode.making)
      .filter { !ofType.contains($0.key) }
      .reduce(into: CalledNames()) { $0.formUnion($1.value) }
    self.called = called
    let declared = Set(own.map(\.name))
    added = scope.protocols(of: shape.type).flatMap(hidden.of).filter {
      let name = $0.member.baseName
      return called.own.contains(name) && !declared.contains(name)
    }
  }

  /// Whether code of instances reads the static property that holds a place.
  func isRead(_ dependency: Dependency) -> Bool {
    dependency.isOneObject && !dependency.member.hasSuffix(")")
      && called.asked.contains(dependency.member)
  }
}

extension Dependency {
  /// Whether it is an object that all code shares, and not a result that is another one each time.
  var isOneObject: Bool { [.singleton, .systemSingleton, .locator].contains(kind) }
}
