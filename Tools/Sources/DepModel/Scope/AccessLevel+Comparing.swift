package import DepFacts

extension AccessLevel {
  /// Whether only the file can use it.
  package var isHidden: Bool { self == .private || self == .fileprivate }

  /// Whether a field of this access cannot be shown by a `Dependencies` of the other.
  ///
  /// The struct is internal at most, so that only what the file keeps to itself is too little.
  package func isLess(than other: AccessLevel) -> Bool { isHidden && !other.isHidden }

  /// Whether fewer places see it.
  package func isBelow(_ other: AccessLevel) -> Bool { rawValue < other.rawValue }

  /// The one that fewer places see.
  package func narrowed(to other: AccessLevel) -> AccessLevel { isBelow(other) ? self : other }

  /// The level, or what holds where nothing is written; `open` counts as public.
  package func settled(_ normal: AccessLevel) -> AccessLevel {
    switch self {
    case .implicit: normal
    case .open: .public
    default: self
    }
  }
}
