// A public type of another module: built by default, with an override, and with what is passed.
import DepStructs
import Networking

/// Declared where the tests are, not where the struct is.
extension Complete.Dependencies: @retroactive UnimplementedDependencies {
  public static var failing: Self { Self(api: Stub()) }
}

struct Stub: NetworkAPIProtocol {}

func use() {
  _ = Complete()
  _ = Complete(dependencies: .init(api: Stub()))
  withDefaultDependencies(Complete.Dependencies(api: Stub())) { _ = Complete() }
}
