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

  /// Whether one level shows less than another; private and fileprivate are the same here.
  static func isLess(_ access: AccessLevel, than other: AccessLevel) -> Bool {
    rank(access) < rank(other)
  }

  private static func rank(_ access: AccessLevel) -> Int {
    switch access {
    case .private, .fileprivate: 0
    case .implicit, .internal: 1
    case .package: 2
    case .public, .open: 3
    }
  }
}
