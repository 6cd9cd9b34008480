import LocalAuthentication
final class OpenContext: LAContext {
  override func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) -> String { "open" }
}
var dependencies = QuokkaLock.Dependencies.defaultDependencies
dependencies.makeAuthenticationContext = { OpenContext() }
expect(QuokkaLock(dependencies: dependencies).unlock() == "open", "the context of the test")
