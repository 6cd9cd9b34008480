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
  func count() -> Int { Jetty6120.ServiceLocator.current?.boats ?? 0 }

  func name() -> String {
    if let name = Jetty6120.ServiceLocator.current?.name(of: 1) { return name }
    return "none"
  }
}
