import DepFacts

/// What a chain of names reaches.
///
/// `length` is how many of its components that takes.
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
  /// A static or global that is neither an object nor a variable: a function, a constant.
  ///
  /// It is a dependency only if what it does is one.
  case declared(MemberTable.Reference, length: Int)
  /// A call of a type of the project that makes a plain value.
  case value(Int, length: Int)
}

extension Reach {
  /// Whether the form alone tells that it is no dependency, unless what it reaches is one.
  var isQuiet: Bool {
    switch self {
    case .nothing, .declared, .value: true
    case .singleton, .variable, .system, .locator, .construction, .outside, .notUnderstood: false
    }
  }

  var length: Int? {
    switch self {
    case .nothing: nil
    case .singleton(_, let length), .variable(_, let length), .system(_, let length),
      .locator(_, let length), .construction(_, let length), .outside(_, let length),
      .notUnderstood(_, let length), .declared(_, let length), .value(_, let length):
      length
    }
  }

  /// The same reach with its length counted from a later component.
  func shortened(by excess: Int) -> Reach {
    switch self {
    case .nothing: .nothing
    case .singleton(let index, let length): .singleton(index, length: length - excess)
    case .variable(let reference, let length): .variable(reference, length: length - excess)
    case .system(let entry, let length): .system(entry, length: length - excess)
    case .locator(let name, let length): .locator(name, length: length - excess)
    case .construction(let type, let length): .construction(type, length: length - excess)
    case .outside(let name, let length): .outside(name, length: length - excess)
    case .notUnderstood(let why, let length): .notUnderstood(why, length: length - excess)
    case .declared(let reference, let length): .declared(reference, length: length - excess)
    case .value(let type, let length): .value(type, length: length - excess)
    }
  }
}
