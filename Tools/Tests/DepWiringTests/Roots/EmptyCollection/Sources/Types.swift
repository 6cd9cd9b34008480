protocol Plugin {}
final class Host {
  struct Dependencies {
    var plugins: [any Plugin]
    var names: [String]
    var byName: [String: any Plugin]
  }
  init(dependencies: Dependencies) {}
}
