final class API {
  struct Dependencies { var session: Session }
  init(dependencies: Dependencies) {}
}
final class Session {
  struct Dependencies { var api: () -> API }
  init(dependencies: Dependencies) {}
}
