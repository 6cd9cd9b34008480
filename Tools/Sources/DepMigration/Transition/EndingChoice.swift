/// Which types of a project are to lose the default of their dependencies in one step.
package enum EndingChoice: Hashable, Sendable {
  /// All that can lose it together.
  case all
  /// At most so many, and only types that can lose it now; those that can only go together count as
  /// one step.
  case next(Int)
  /// These indices of the model's types.
  case only(Set<Int>)

  /// Whether a type that cannot be read is named in the report.
  func reports(_ type: Int) -> Bool {
    switch self {
    case .all: true
    case .next: false
    case .only(let types): types.contains(type)
    }
  }
}
