final class API: Sendable { init() { print("API") } }
final class Images: Sendable {
  struct Dependencies { var api: API }
  init(dependencies: Dependencies) { print("Images") }
}
final class Room: Sendable {
  struct ID: Hashable, Sendable { var value: Int }
  struct Dependencies { var api: API }
  init(_ id: ID, dependencies: Dependencies) { print("Room \(id.value)") }
}
final class Row: Sendable {
  struct Dependencies { var api: API }
  init(_ id: Int, dependencies: Dependencies) { print("Row \(id)") }
}
@MainActor final class Player { init() { print("Player") } }
@MainActor final class Screen {
  struct Dependencies {
    var images: @Sendable () -> Images
    var makeRow: @Sendable (Int) -> Row
    var room: @Sendable (Room.ID) -> Room
    var player: @MainActor () -> Player
    var again: () -> Player
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
