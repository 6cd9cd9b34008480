import DepFacts
import DepModel
import DepPlan
import Testing

/// What reaches an effect and is set aside as a rule is named under its type.
@Suite struct UncountedPlaceTests {
  @Test func whatWiresAndWhatPresetsReachIsNamed() throws {
    let code = """
      import Foundation
      final class Store { func go() { UserDefaults.standard.set(1, forKey: "a") } }
      final class Plain { func go() {} }
      struct Item {
        var date: Date
        static var preset: Item { Item(date: Date()) }
        static var empty: Item { Item(date: .distantPast) }
      }
      final class AppCoordinator {
        func start() { Store().go(); Plain().go(); print(Date()) }
      }
      final class Reader {
        func read() { print(Item.preset, Item.empty, Date()) }
      }
      """
    let migration = InMemoryMigration(files: ["Main.swift": code], countsEverything: false)
    let outcomes = try migration.plan().outcomes
    let named = Dictionary(
      uniqueKeysWithValues: outcomes.map { outcome in
        (outcome.name, outcome.uncounted.map { "\($0.kind.rawValue) \($0.expression)" })
      })
    #expect(named["AppCoordinator"] == ["assembly Store()"])
    #expect(named["Reader"] == ["preset Item.preset"])
  }
}
