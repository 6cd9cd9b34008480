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
}
