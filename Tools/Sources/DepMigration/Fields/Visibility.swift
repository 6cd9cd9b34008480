import DepFacts
import DepModel

/// How far a type can be seen, with the types around it.
enum Visibility {
  /// The least access of a type and those around it; `implicit` counts as internal.
  static func of(_ type: Int, in project: MigrationProject) -> AccessLevel {
    var least = level(project.model.types[type].access)
    var name = Substring(project.model.types[type].name)
    while let dot = name.lastIndex(of: ".") {
      name = name[..<dot]
      for outer in project.declarations.types(named: String(name))
      where project.model.types[outer].module == project.model.types[type].module {
        let access = level(project.model.types[outer].access)
        if access.rawValue < least.rawValue { least = access }
      }
    }
    return least
  }

  static func level(_ access: AccessLevel) -> AccessLevel {
    access == .implicit ? .internal : access
  }

  /// Whether a field of one type cannot show what another one's `Dependencies` shows.
  ///
  /// The struct is internal at most, so that only what the file keeps to itself is too little.
  static func isLess(_ access: AccessLevel, than other: AccessLevel) -> Bool {
    access.isHidden && !other.isHidden
  }
}
