import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// The names `dependencies` and `Dependencies` have to be free.
extension Precondition where Subject == TypeDeclaration {
  static var inheritsNoProperty: Self {
    Self(.inheritedNameTaken) { subject in
      let project = subject.project
      return project.scope.superclasses(of: subject.shape.type).first { base in
        // What stands inside of a type sees its private members too.
        let isInside = subject.shape.entry.name.hasPrefix(project.model.types[base].name + ".")
        return project.scope.members(of: base).contains {
          $0.name == "dependencies" && (!$0.access.isHidden || isInside)
            && !$0.flags.contains(.isStatic)
        }
      }.map { "'\(project.model.types[$0].name)' has 'dependencies' already" }
    }
  }

  static var inheritsNoKnownProperty: Self {
    Self(.inheritedNameTaken) {
      $0.inherited.intersection($0.project.scope.sdk.names(in: .classesWithDependencies)).first
        .map { "'\($0)' has 'dependencies' already" }
    }
  }

  static var hasNoSuchGenericParameter: Self {
    Self(.nameTaken) {
      $0.shape.genericParameters.contains("Dependencies")
        ? "a generic parameter is called 'Dependencies'" : nil
    }
  }

  static var keepsItsDependencies: Self {
    Self(.nameTaken) {
      $0.shape.dependencies != nil && $0.shape.entry.dependencies?.property == nil
        ? "no stored property holds the existing 'Dependencies'" : nil
    }
  }

  static var namesItsDefault: Self {
    Self(.nameTaken) {
      $0.shape.dependenciesHaveDefault
        ? nil : "the existing 'Dependencies' has no 'defaultDependencies'"
    }
  }

  static var leavesDependenciesPlain: Self {
    Self(.nameTaken) {
      $0.shape.dependenciesWriteInitializer
        ? "the existing 'Dependencies' declares an initializer" : nil
    }
  }

  static var hasNoSuchMember: Self {
    Self(.nameTaken) { subject in
      guard subject.shape.dependencies == nil else { return nil }
      return subject.shape.declaredNames.first { ["dependencies", "Dependencies"].contains($0) }
        .map { "the type already has '\($0)'" }
    }
  }
}
