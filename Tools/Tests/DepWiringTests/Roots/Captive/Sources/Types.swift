struct User: Sendable {}
final class Uploader {
  struct Dependencies { var queue: Queue }
  init(dependencies: Dependencies) {}
}
final class Queue {
  struct Dependencies { var user: User }
  init(dependencies: Dependencies) {}
}
