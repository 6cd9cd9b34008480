import Dependencies

struct RiverChild1309 {
  let depth: Int
}

struct RiverDepth1309: Sendable, DependencyKey {
  var depth = 4
  static let liveValue = RiverDepth1309()
}

extension DependencyValues {
  var riverDepth1309: RiverDepth1309 { self[RiverDepth1309.self] }
}

final class RiverParent1309 {
  @Dependency(\.riverDepth1309) private var river

  func child() -> RiverChild1309 {
    withDependencies(from: self) { RiverChild1309(depth: river.depth) }
  }
}
