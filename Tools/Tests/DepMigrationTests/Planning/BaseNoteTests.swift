import DepEditing
import DepMigration
import DepPlan
import Testing

/// What the plan says of classes that cannot replace what their superclasses use.
@Suite struct BaseNoteTests {
  private static let base = """
    final class Tide { static let shared = Tide(); func height() -> Int { 6 } }
    class Lagoon {
      let start: Int
      init() { start = Tide.shared.height() }
    }
    """

  private func notes(_ subclass: String) throws -> [String] {
    try InMemoryMigration(files: ["Sources/App/Lagoon.swift": Self.base + "\n" + subclass])
      .plan().notes.filter { $0.contains("superclass") }
  }

  @Test func `a class that leaves its initializer early passes nothing, and a note says so`() throws
  {
    let notes = try notes(
      """
      class Pier: Lagoon {
        let length: Int
        init(length: Int) {
          self.length = length
          guard length > 0 else { return }
        }
        func walk() -> Int { length + Tide.shared.height() }
      }
      """)
    #expect(
      notes == [
        "'Pier' passes no dependencies to the superclass 'Lagoon', which takes its default: a test "
          + "that replaces theirs leaves those of 'Lagoon' as they are"
      ])
  }

  @Test func `a class that passes them gets no note`() throws {
    let notes = try notes(
      """
      class Buoy: Lagoon {
        let bells: Int
        init(bells: Int) { self.bells = bells }
        func ring() -> Int { bells + Tide.shared.height() }
      }
      """)
    #expect(notes.isEmpty)
  }

  @Test func `a base that an earlier run changed is named too`() throws {
    let files = [
      "Sources/App/Lagoon.swift": """
      final class Tide { static let shared = Tide(); func height() -> Int { 6 } }
      class Lagoon {
        struct Dependencies {
          var tide: Tide
          static var defaultDependencies: Self { Self(tide: Tide.shared) }
        }
        private let dependencies: Dependencies
        init(dependencies: Dependencies = .defaultDependencies) { self.dependencies = dependencies }
        func depth() -> Int { dependencies.tide.height() }
      }
      class Boat: Lagoon {
        init(sails: Int) { super.init() }
        func drift() -> Int { Tide.shared.height() }
      }
      """
    ]
    let notes = try InMemoryMigration(files: files).plan().notes
    #expect(notes.contains { $0.hasPrefix("'Boat' passes no dependencies to the superclass") })
  }
}
