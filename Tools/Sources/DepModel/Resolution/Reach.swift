import DepFacts

/// What a chain of names reaches. `length` is how many of its components that takes.
enum Reach: Hashable {
  case nothing
  /// A singleton of the project, by index into ``SingletonTable``.
  case singleton(Int, length: Int)
  /// A static or global variable that holds a value.
  case variable(MemberTable.Reference, length: Int)
  case system(CatalogueEntry, length: Int)
  /// A registry that hands out dependencies.
  case locator(String, length: Int)
  /// A call of a type of the project.
  case construction(Int, length: Int)
  /// A singleton of a package that was not read.
  case outside(String, length: Int)
  case notUnderstood(String, length: Int)
}
