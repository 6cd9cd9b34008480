import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// A type with its declaration and extensions.
struct TypeDeclaration {
  let shape: TypeShape
  let project: ProjectTrees
  /// All that it inherits from and conforms to.
  let inherited: Set<String>
  /// What the property is called where the type has a member `dependencies` already.
  let otherPropertyName: String?

  init(shape: TypeShape, project: ProjectTrees, otherPropertyName: String? = nil) {
    self.otherPropertyName = otherPropertyName
    self.shape = shape
    self.project = project
    inherited = project.scope.inheritedNames(of: shape.type)
  }

  func inherits(_ names: Set<String>) -> Bool { !inherited.isDisjoint(with: names) }
  func writes(_ name: String) -> Bool { shape.declaredNames.contains(name) }
}

/// What attributes and frameworks make of a type's stored properties.
extension Precondition where Subject == TypeDeclaration {
  static var hasKnownAttributes: Self {
    Self([.frozenLayout, .macroType]) { subject in
      for name in subject.shape.attributes {
        if name == "frozen" {
          return Refusal(.frozenLayout, "'@frozen' promises the layout of the type")
        }
        let isOwn = subject.project.scope.type(named: name, near: subject.shape.type) != nil
        let isActor = name == "globalActor" || subject.project.scope.actor(in: [name]) != nil
        if !subject.project.scope.sdk.lists(name, in: .plainAttributes), !isActor, !isOwn {
          return Refusal(.macroType, "the tool does not know what '@\(name)' adds to the type")
        }
      }
      return nil
    }
  }

  /// Only what the project does not declare itself.
  static var isNoReducer: Self {
    Self(.reducer) { subject in
      let scope = subject.project.scope
      return subject.inherited.union(subject.shape.attributes).sorted().first {
        scope.sdk.lists($0, in: .reducerTypes)
          && scope.type(named: $0, near: subject.shape.type) == nil
      }.map { "the Composable Architecture makes and tests a '\($0)'" }
    }
  }

  static var isNoManagedObject: Self {
    Self(.managedObject) { subject in
      let scope = subject.project.scope
      return subject.inherited.lazy
        .filter { scope.type(named: $0, near: subject.shape.type) == nil }
        .compactMap { scope.sdk.text(of: $0, in: .instanceMakers) }
        .min().map { "\($0) makes instances without an initializer" }
    }
  }
}
