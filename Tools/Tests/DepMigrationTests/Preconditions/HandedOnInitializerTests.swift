import DepModel
import Testing

/// Initializers that other code calls by a form of its own, or seems to.
struct HandedOnInitializerTests {
  @Test func `an initializer that takes types of the project is no framework's`() throws {
    let migrated = try migrate(
      """
      import UIKit
      final class Model {}
      class TagsController: UIViewController {
        private var model: Model
        required init(model: Model) {
          self.model = model
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { fatalError("none") }
        override func viewDidLoad() { UserDefaults.standard.removeObject(forKey: "x") }
      }
      """)
    let head = "required init(model: Model, dependencies: Dependencies = .defaultDependencies)"
    #expect(migrated.contains(head), "\(migrated)")
  }

  @Test(arguments: [
    ("", "Special.init(name:)", true),
    ("convenience init(count: Int) { self.init(name: \"\") }", "Special.init(name:)", true),
    ("", "{ Special(name: $0) }", false),
  ])
  func `an initializer that a subclass hands over keeps its form`(
    own: String, use: String, isKept: Bool
  ) throws {
    let migrated = try migrate(
      """
      import Foundation
      class Base {
        let name: String
        init(name: String) { self.name = name }
        func load() { UserDefaults.standard.removeObject(forKey: name) }
      }
      final class Special: Base {
        \(own)
      }
      func all(_ names: [String]) -> [Special] { names.map(\(use)) }
      """)
    let other = "init(name: String, dependencies: Dependencies = .defaultDependencies)"
    #expect(migrated.contains("struct Dependencies"))
    #expect(migrated.contains(other) != isKept, "\(migrated)")
  }

  private func migrate(_ text: String) throws -> String {
    let file = "Sources/App/Feed.swift"
    let migration = InMemoryMigration(files: [file: text])
    return migration.applying(try migration.plan())[file] ?? ""
  }
}
