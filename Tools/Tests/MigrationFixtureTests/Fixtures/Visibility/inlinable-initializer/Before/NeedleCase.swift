public final class NeedleDrawer: Sendable {
  public static let shared = NeedleDrawer()
  public func count() -> Int { 40 }
  public init() {}
}

public struct NeedleCase {
  @usableFromInline let size: Int

  @inlinable public init(size: Int) {
    self.size = size
  }

  public func count() -> Int { NeedleDrawer.shared.count() / size }
}
