protocol API: Sendable {}
struct NetworkAPI: API { var name: String }
final class Feed {
  struct Dependencies { var api: any API }
  init(dependencies: Dependencies) { print(dependencies.api) }
}
