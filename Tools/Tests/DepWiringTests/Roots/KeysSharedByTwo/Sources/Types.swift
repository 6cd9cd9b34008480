import DepStructs

final class Room: Sendable {
  struct Dependencies {}
  init(_ name: String, dependencies: Dependencies) { print("Room", name) }
}
actor One {
  struct Dependencies { var room: @Sendable (String) -> Room }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
actor Two {
  struct Dependencies { var room: @Sendable (String) -> Room }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
