import DepMigration
import DepPlan
import Testing

/// Types that hand out dependencies.
struct ContainerTypeTests {
  private func left(_ functions: Int) throws -> [ReasonName]? {
    let others = (1..<functions).map { "func step\($0)() {}" }.joined(separator: "\n")
    let migration = InMemoryMigration(files: [
      "App/Tiles.swift": """
      import Foundation
      class Tiles {
        static let content = Effect()
        static let scroll = Scroll()
        static let over = Over()
        func show() { print(Date()) }
        \(others)
      }
      final class Effect { func draw() {} }
      final class Scroll { func draw() {} }
      final class Over { func draw() {} }
      final class Panel {
        func draw() {
          Tiles.content.draw()
          Tiles.scroll.draw()
          Tiles.over.draw()
        }
      }
      """
    ])
    return try migration.plan().left("Tiles")
  }

  @Test func `a type that does more than it hands out is no container`() throws {
    #expect(try left(3) == [.containerType])
    #expect(try left(4) == [])
  }
}
