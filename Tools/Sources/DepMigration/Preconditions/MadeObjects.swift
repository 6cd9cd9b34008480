import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// An object that a type makes, at the place where it makes it.
struct MadeObject {
  let type: Int
  let owner: Int
  let site: UseSite
  let project: ProjectTrees
  /// Whether the code that takes the object names a protocol.
  let isExpectedAsProtocol: Bool
  /// The types that hide dependencies, and so become replaceable in parts themselves.
  let hiding: Set<Int>

  var entry: TypeEntry { project.model.types[type] }

  /// Whether the object has dependencies or comes to have some, of its own or of a superclass.
  var hasDependencies: Bool {
    ([type] + project.scope.superclasses(of: type)).contains {
      project.model.types[$0].dependencies != nil || hiding.contains($0)
    }
  }
}

/// A closure that makes an object is of use where a test can give another object, or make the same
/// one with other dependencies.
extension Precondition where Subject == MadeObject {
  static var isReplaceable: Self {
    Self(.irreplaceableObject) { subject in
      guard !subject.isExpectedAsProtocol, !subject.hasDependencies, !subject.takesDefaults
      else { return nil }
      let kind: String
      switch subject.entry.kind {
      case .class:
        guard subject.isFinal else { return nil }
        kind = "a final class"
      case .struct: kind = "a struct"
      case .actor: kind = "an actor"
      case .enum, .protocol, .extension: return nil
      }
      return "'\(subject.entry.name)' is \(kind) that takes no dependencies, so a test could only "
        + "make the same object"
    }
  }

  /// An initializer takes the object, this one or another, and this one fills in what is left out.
  static var isNoPresetOfParameter: Self {
    Self(.defaultArgument) { subject in
      let scope = subject.project.scope
      guard let member = subject.site.member, member.isInitializer,
        let shape = TypeShape(subject.owner, in: subject.project),
        let own = shape.initializers.first(where: { $0.member == member })
      else { return nil }
      guard !own.delegations.isEmpty,
        let other = shape.initializers.first(where: { other in
          other.member != member && !other.isHidden
            && other.parameterSites.contains { parameter in
              let name = FieldType(parameter.type).name
              guard let found = scope.type(named: name, in: subject.owner) else { return false }
              return found == subject.type || scope.lineage(of: subject.type).contains(found)
            }
        })
      else { return nil }
      return "'init(\(other.labels.map { $0 + ":" }.joined()))' takes the object already"
    }
  }

  /// Code that makes the instance can put another object there before the first use.
  static var isNoPresetOfLazyProperty: Self {
    Self(.settableProperty) { subject in
      guard let property = subject.site.member?.onlyStoredProperty, property.isLazy,
        property.modifiers.isDisjoint(with: ["private", "fileprivate"])
      else { return nil }
      return "a test can assign '\(property.name)' before its first use"
    }
  }
}

extension MadeObject {
  /// Whether an initializer has parameters that a test may pass in the place of their defaults.
  fileprivate var takesDefaults: Bool {
    project.scope.members(of: type).contains {
      $0.kind == .initializer && $0.parameters.contains(where: \.hasDefault)
    }
  }

  fileprivate var isFinal: Bool {
    project.scope.ownDeclarations(of: type).allSatisfy { project.scope.fact($0).isFinal }
  }
}
