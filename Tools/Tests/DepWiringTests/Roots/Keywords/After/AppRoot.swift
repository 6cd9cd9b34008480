@MainActor final class AppRoot {
  struct Dependencies {
    var `in`: Int
    var `class`: String
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }

  private lazy var `default` = Default()
  lazy var `operator` = Operator(
    dependencies: .init(
      default: `default`, in: dependencies.in, class: dependencies.class,
      makeSelf: { [unowned self] `in` in makeSelf(`in`) }))

  private func makeSelf(_ `in`: String) -> Part {
    Part(for: `in`, dependencies: .init(default: `default`))
  }
}
