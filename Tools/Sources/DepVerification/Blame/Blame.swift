internal import DepPlan

/// Types that something points to.
struct Blame {
  /// What points to them, the surest first.
  enum Ground: Int, Comparable {
    /// The line was written for one type alone.
    case edit
    /// The line was written for several.
    case sharedEdit
    /// The line stands in the declaration of a changed type.
    case declaration
    /// The message or the line names changed types.
    case name
    /// The test is called after a changed type.
    case testName

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  var ground: Ground
  /// The keys of the types.
  var types: [String]
  var reason: SkippedUse
}
