protocol Plugin {}
final class Console: Plugin { init() throws {} }
final class Entry { init() {} }
final class Host {
  struct Dependencies {
    var plugins: [any Plugin]
    var entries: [Entry]
  }
  init(dependencies: Dependencies) {}
}
