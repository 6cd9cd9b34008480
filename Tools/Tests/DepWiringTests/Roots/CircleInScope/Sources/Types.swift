@MainActor final class Store {
  struct Dependencies {
    var sync: () -> Sync
    var name: String
  }
  init(dependencies: Dependencies) {}
}
@MainActor final class Sync { init() {} }
