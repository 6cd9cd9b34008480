package import DepFacts

extension ProjectScope {
  /// The least access of a type and those around it; `implicit` counts as internal.
  package func access(of type: Int) -> AccessLevel {
    var least = model.types[type].access.written
    var current = type
    while let outer = outer(of: current) {
      let access = model.types[outer].access.written
      if access.rawValue < least.rawValue { least = access }
      current = outer
    }
    return least
  }
}

extension AccessLevel {
  /// Whether only the file can use it.
  package var isHidden: Bool { self == .private || self == .fileprivate }

  /// The level that counts where none is written.
  fileprivate var written: AccessLevel { self == .implicit ? .internal : self }

  /// Whether a field of this access cannot be shown by a `Dependencies` of the other.
  ///
  /// The struct is internal at most, so that only what the file keeps to itself is too little.
  package func isLess(than other: AccessLevel) -> Bool { isHidden && !other.isHidden }
}
