public final class BoomRack: Sendable {
  public static let shared = BoomRack()
  @usableFromInline init() {}
  public func count() -> Int { 5 }
}

public enum BoomList {
  static func all<each Item>(_ items: repeat each Item) -> Int { BoomRack.shared.count() }
  public static func sum(_ numbers: Int...) -> Int { numbers.count + BoomRack.shared.count() }
  @inlinable public static func fast() -> Int { BoomRack.shared.count() }
  @usableFromInline static func usable() -> Int { BoomRack.shared.count() }
}
