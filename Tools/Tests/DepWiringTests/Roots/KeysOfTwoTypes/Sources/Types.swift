import DepStructs

struct ID: Hashable, Sendable {
  let text: String
}
final class Room: Sendable {
  struct Dependencies: Sendable {}
  let name: String
  init(id: ID, dependencies: Dependencies) { name = id.text }
  init(_ name: String, dependencies: Dependencies) { self.name = name }
}
actor One {
  struct Dependencies { var room: @Sendable (ID) -> Room }
  init(dependencies: Dependencies) {}
}
actor Two {
  struct Dependencies { var roomNamed: @Sendable (String) -> Room }
  init(dependencies: Dependencies) {}
}
