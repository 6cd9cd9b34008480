public final class Taken9Store: Sendable {
  public static let shared = Taken9Store()
  public let name = "shared"
  public init() {}
}
public final class Taken9Screen {
  struct Dependencies {
    var store: Taken9Store

    static var defaultDependencies: Self {
      Self(store: .shared)
    }
  }

  private let dependencies: Dependencies

  let text: String

  /// Makes one.
  public convenience init(name: String) {
    self.init(name: name, dependencies: .defaultDependencies)
  }

  public convenience init(name: String, store: Taken9Store) {
    var dependencies = Dependencies.defaultDependencies
    dependencies.store = store
    self.init(name: name, dependencies: dependencies)
  }

  init(name: String, dependencies: Dependencies) {
    self.dependencies = dependencies
    text = name + dependencies.store.name
  }
}