protocol ReefRegistryProtocol: Sendable {
  func depth() -> Int
}

public final class ReefRegistry: Sendable {
  public static let shared = ReefRegistry()
  public func depth() -> Int { 12 }
}

extension ReefRegistry: ReefRegistryProtocol {}

public enum ReefMap {
  struct Dependencies {
    var reefRegistry: any ReefRegistryProtocol

    static var defaultDependencies: Self {
      Self(reefRegistry: ReefRegistry.shared)
    }
  }
}
