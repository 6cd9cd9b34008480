import DepModel
import DepSyntax

extension InitializerPlanner {
  /// Whether it keeps other code from making a second object: a test reaches the one beside it.
  func guardsSingleton(_ site: InitializerSite) -> Bool {
    guard site.isHidden, !shape.isHidden else { return false }
    return site.labels.isEmpty || shape.hidesAllInitializers && !takesHiddenTypes(site)
  }

  /// Whether a parameter has a type that only the file can name.
  private func takesHiddenTypes(_ site: InitializerSite) -> Bool {
    site.parameterSites.contains { parameter in
      WrittenType(parsing: parameter.type).names.contains {
        project.scope.isHidden($0, in: shape.type)
      }
    }
  }
}
