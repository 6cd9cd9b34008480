import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// The names `dependencies` and `Dependencies` have to be free in the type itself.
extension Precondition where Subject == TypeDeclaration {
  static var hasNoSuchGenericParameter: Self {
    Self(.nameTaken) {
      $0.shape.genericParameters.contains("Dependencies")
        ? "a generic parameter is called 'Dependencies'" : nil
    }
  }

  /// A nested type of that name would be taken for what a protocol calls so.
  static var inheritsNoSuchType: Self {
    Self(.nameTaken) { subject in
      guard subject.shape.dependencies == nil else { return nil }
      let project = subject.project
      let named = project.scope.lineage(of: subject.shape.type).first { ancestor in
        project.model.types[ancestor].kind == .protocol
          && TypeShape(ancestor, in: project)?.constrainsType("Dependencies") == true
      }
      return named.map {
        "'\(project.model.types[$0].name)' says what the associated type 'Dependencies' is"
      }
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
      let shape = subject.shape
      guard shape.dependencies == nil,
        let taken = shape.declaredNames.first(where: {
          ["dependencies", "Dependencies"].contains($0)
        })
      else { return nil }
      guard let other = subject.otherPropertyName else {
        let hint = taken == "dependencies" ? "; '--property-name' gives the property another" : ""
        return "the type already has '\(taken)'" + hint
      }
      if let taken = shape.declaredNames.first(where: { ["Dependencies", other].contains($0) }) {
        return "the type already has '\(taken)'"
      }
      // The parameter would have the name of the member there.
      return shape.initializers.contains(where: \.mentionsDependencies)
        ? "an initializer uses the member 'dependencies'" : nil
    }
  }

  /// What the type gains would be meant where its code means something at file level.
  static var hidesNothingAtFileLevel: Self {
    Self(.nameTaken) { subject in
      guard subject.shape.dependencies == nil else { return nil }
      let scope = subject.project.scope
      let inherited = scope.inheritedNames(of: subject.shape.type)
      if scope.hasGlobal("dependencies"),
        inherited.isDisjoint(with: scope.sdk.names(in: .classesWithDependencies)),
        subject.shape.namesFreely("dependencies")
      {
        return "code of the type uses the global 'dependencies', which the property would hide"
      }
      if scope.isDeclared("Dependencies", atFileLevelOf: nil),
        subject.shape.namesType("Dependencies")
      {
        return "code of the type uses another 'Dependencies', which the new one would hide"
      }
      return nil
    }
  }
}
