// A module whose types another one builds.
import DepStructs

public protocol NetworkAPIProtocol: Sendable {}

public final class NetworkAPI: NetworkAPIProtocol {
  public static let shared = NetworkAPI()
}

public final class Complete {
  public struct Dependencies: TransitionalDependencies, Sendable {
    public var api: any NetworkAPIProtocol
    public init(api: any NetworkAPIProtocol) { self.api = api }
    public static var live: Self { Self(api: NetworkAPI.shared) }
  }
  public init(dependencies: Dependencies = .defaultDependencies) {}
}

public final class WithoutPublicInit {
  public struct Dependencies: Sendable {
    public var api: any NetworkAPIProtocol
  }
  public init(dependencies: Dependencies) {}
}
