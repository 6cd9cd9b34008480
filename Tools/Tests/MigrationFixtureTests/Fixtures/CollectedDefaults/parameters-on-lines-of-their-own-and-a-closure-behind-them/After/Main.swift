final class Taken4Screen {
  struct Dependencies {
    var api: Taken4API

    static var defaultDependencies: Self {
      Self(api: .shared)
    }
  }

  private let dependencies: Dependencies

  let text: String

  init(
    title: String,
    dependencies: Dependencies = .defaultDependencies,
    done: (String) -> Void
  ) {
    self.dependencies = dependencies
    text = title + dependencies.api.name
    done(text)
  }
}