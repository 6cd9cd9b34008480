enum Jetty6120 {
  final class ServiceLocator: @unchecked Sendable {
    nonisolated(unsafe) private static var opened: ServiceLocator?
    static var current: ServiceLocator? { opened }
    static func open() { opened = ServiceLocator() }

    let boats = 3
    func name(of boat: Int) -> String? { boat < boats ? "boat \(boat)" : nil }
  }
}

final class JettyMaster6120 {
  struct Dependencies {
    var serviceLocator: @Sendable () -> Jetty6120.ServiceLocator?

    static var defaultDependencies: Self {
      Self(serviceLocator: { Jetty6120.ServiceLocator.current })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func count() -> Int { dependencies.serviceLocator()?.boats ?? 0 }

  func name() -> String {
    if let name = dependencies.serviceLocator()?.name(of: 1) { return name }
    return "none"
  }
}
