final class Host {
  struct Dependencies {
    var names: Set<String>
    var ports: [String: Int]
    var pair: (Int, String)
  }
  init(dependencies: Dependencies) { print(dependencies.names, dependencies.ports) }
}
