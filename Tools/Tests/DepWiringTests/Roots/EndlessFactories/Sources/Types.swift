final class Row: Sendable {
  struct Dependencies: Sendable { var makeDetail: @Sendable () -> Detail }
  init(dependencies: Dependencies) {}
}
final class Detail: Sendable {
  struct Dependencies: Sendable { var makeRow: @Sendable () -> Row }
  init(dependencies: Dependencies) {}
}
final class Lobby: Sendable {
  struct Dependencies: Sendable { var room: @Sendable () -> Room }
  init(dependencies: Dependencies) {}
}
final class Room: Sendable {
  struct Dependencies: Sendable { var lobby: @Sendable () -> Lobby }
  init(dependencies: Dependencies) {}
}
struct TreeView {
  struct Dependencies { var child: () -> TreeView }
  init(dependencies: Dependencies) {}
}
