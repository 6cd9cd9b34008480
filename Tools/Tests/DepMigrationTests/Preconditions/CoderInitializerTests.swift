import DepMigration
import Testing

/// Screens that only a decoder makes.
struct CoderInitializerTests {
  private func text(_ property: String, _ setting: String) throws -> String {
    let migration = InMemoryMigration(files: [
      "App/Screen.swift": """
      import UIKit
      final class Screen: UIViewController {
        \(property)
        required init(coder decoder: NSCoder) {
          \(setting)
          super.init(coder: decoder)!
        }
        func show() { print(made, map, Date()) }
      }
      """
    ])
    return migration.applying(try migration.plan())["App/Screen.swift"] ?? ""
  }

  @Test(arguments: [
    "var map: UILabel", "let map: UILabel", "private var map: UILabel { didSet { print(1) } }",
  ])
  func `no second initializer appears that could not set what the decoder gives`(
    property: String
  ) throws {
    let text = try text(property, "map = UILabel(coder: decoder)!")
    #expect(text.contains("var dependencies: Dependencies = .defaultDependencies"), "\(text)")
    #expect(!text.contains("init(dependencies"), "\(text)")
  }

  @Test(arguments: ["var made = Date()", "lazy var map: UILabel = UILabel()\n  var made = Date()"])
  func `one appears where it can set all`(property: String) throws {
    let text = try text(property, "print(1)")
    #expect(text.contains("init(dependencies: Dependencies)"), "\(text)")
    #expect(text.contains("made = dependencies.now()"), "\(text)")
  }

  @Test func `a value that moves does not hide what the decoder gives`() throws {
    let text = try text("var map: UILabel\n  var made = Date()", "map = UILabel(coder: decoder)!")
    #expect(!text.contains("init(dependencies"), "\(text)")
  }
}
