import DepMigration
import DepModel
import DepPlan
import Testing

/// Where no closure takes a collection to give an element of it.
struct RandomChoiceTests {
  @Test(arguments: [
    ("func any(_ words: [String]) -> String? { words.randomElement() }", "", true),
    (
      "func any(_ words: [String]) -> String? { words.randomElement() }",
      "extension Array { func randomElement() -> Element { self[0] } }", false
    ),
    (
      "func any(_ words: [some Equatable]) -> Bool { words.randomElement() != nil }", "", false
    ),
    ("func any(_ text: String) -> Bool { text.randomElement() != nil }", "", true),
    (
      "func any(_ text: String) -> Bool { text.randomElement() != nil }", "struct Character {}",
      false
    ),
    (
      "func any() { func one<T>(_ all: [T]) -> Int { all.shuffled().count }; print(one([1])) }",
      "", false
    ),
    ("func any(_ words: [String: Int]) -> Int { words.shuffled().count }", "", false),
  ])
  func theCodeTellsTheElement(_ function: String, _ other: String, _ isConverted: Bool) throws {
    let migration = InMemoryMigration(files: [
      "Sources/App/Dealer.swift": """
      \(other)
      final class Dealer {
        \(function)
      }
      """
    ])
    let plan = try migration.plan { $0.name == "Dealer" }
    #expect(plan.changes.isEmpty != isConverted, "\(migration.applying(plan))")
  }
}
