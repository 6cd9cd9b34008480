package import DepFacts

extension AccessLevel {
  /// Whether only the file can use it.
  package var isHidden: Bool { self == .private || self == .fileprivate }

  /// Whether a `Dependencies` of the other level cannot show a field of this level.
  ///
  /// The struct is at most internal, so only private and fileprivate are too hidden.
  package func isTooHidden(for other: AccessLevel) -> Bool { isHidden && !other.isHidden }

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
