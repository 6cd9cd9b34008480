public final class ReefRegistry: Sendable {
  public static let shared = ReefRegistry()
  public func depth() -> Int { 12 }
}

public enum ReefMap {}
