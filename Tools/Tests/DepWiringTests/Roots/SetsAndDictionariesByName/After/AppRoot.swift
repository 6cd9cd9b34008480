@MainActor final class AppRoot {
  let names: Set<String> = ["one"]
  let ports: [String: Int] = ["http": 80]
  let pair: (Int, String) = (1, "a")

  func makeHost() -> Host { Host(dependencies: .init(names: names, ports: ports, pair: pair)) }
}
