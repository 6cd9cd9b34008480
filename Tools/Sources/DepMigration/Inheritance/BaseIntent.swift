import DepPlan
package import DepSyntax

/// What a class hands its superclass, whose initializers take dependencies too.
package struct BaseIntent {
  package enum Form: Equatable {
    /// The struct of the class holds that of the superclass as a field.
    case field(FieldPlan)
    /// The class needs nothing else than its superclass, and takes the same struct.
    case same

    package static func == (one: Form, other: Form) -> Bool {
      switch (one, other) {
      case (.same, .same): true
      case (.field(let one), .field(let other)): one.name == other.name && one.type == other.type
      default: false
      }
    }
  }

  package let form: Form
  /// For each initializer of the class the calls of those of the superclass that take it.
  package let calls: [[CallSite]]
  /// For each initializer of the class whether it leaves `super.init()` to the compiler, and has to
  /// write it.
  package let isImplicit: [Bool]
  /// Whether the initializers that the class gains pass it too.
  package let isPassedByAdded: Bool
  /// The initializers of the superclass.
  package let targets: [InitializerSite]
  /// What tells the outcome of the superclass from others, where the same run changes it.
  package let owner: String

  /// What is passed.
  package var argument: String {
    switch form {
    case .field(let field): "dependencies.\(field.name)"
    case .same: "dependencies"
    }
  }
}

extension [TypeIntent] {
  /// These types, and those that hand them dependencies, at any depth.
  package func withThoseBelow(_ owners: Set<String>) -> Set<String> {
    var all = owners
    while true {
      let below = filter { $0.base.map { all.contains($0.owner) } == true }.map(\.outcome.key)
      guard !all.isSuperset(of: below) else { return all }
      all.formUnion(below)
    }
  }
}
