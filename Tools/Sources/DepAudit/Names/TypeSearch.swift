internal import DepFacts
package import DepModel

/// Finds the types that a person means by a name.
package enum TypeSearch {
  /// The indices of the types called `Reader`, `Feed.Reader` or `App.Feed.Reader`.
  package static func types(named name: String, in model: ProjectModel) -> [Int] {
    model.types.indices.filter { index in
      let type = model.types[index]
      return type.name == name || type.name.hasSuffix("." + name)
        || type.module + "." + type.name == name
    }
  }

  /// The name of a type of the project that is spelled most like a name; nil when none is.
  package static func nearest(to name: String, in model: ProjectModel) -> String? {
    NearestName.of(name, among: model.types.filter { !$0.isTest }.map(\.name))
  }
}
