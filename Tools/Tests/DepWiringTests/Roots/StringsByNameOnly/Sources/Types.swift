struct Key: Equatable { var value: String }
@MainActor final class Model {
  struct Dependencies {
    var title: String
    var key: Key
    var onTap: () -> Void
  }
  init(dependencies: Dependencies) {}
}
