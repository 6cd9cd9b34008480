@MainActor
protocol GadwallAPIProtocol: Sendable {
  @preconcurrency func a(_ body: @escaping @Sendable () -> Void)
  nonisolated(nonsending) func b() async
  @concurrent func c() async
}

@MainActor final class GadwallAPI {
  static let shared = GadwallAPI()
  @preconcurrency func a(_ body: @escaping @Sendable () -> Void) { body() }
  nonisolated(nonsending) func b() async { print("b") }
  @concurrent func c() async { print("c") }
}

extension GadwallAPI: GadwallAPIProtocol {}
