import LocalAuthentication

final class QuokkaLock {
  struct Dependencies {
    var makeAuthenticationContext: @Sendable () -> LAContext

    static var defaultDependencies: Self {
      Self(makeAuthenticationContext: { LAContext() })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func unlock() -> String {
    let context = dependencies.makeAuthenticationContext()
    return context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Open the diary")
  }

  func unlockForPayment() -> String {
    dependencies.makeAuthenticationContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Pay")
  }
}
