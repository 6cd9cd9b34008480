struct Configuration: Sendable {
  var name = "name"
  var retries = 3
}
final class Feed {
  struct Dependencies { var configuration: Configuration }
  init(dependencies: Dependencies) {}
}
