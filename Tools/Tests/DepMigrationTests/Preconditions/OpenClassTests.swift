import DepMigration
import DepModel
import DepPlan
import Testing

/// Initializers of open classes, which subclasses in other modules may call.
@Suite struct OpenClassTests {
  private let observer = """
    import Foundation
    open class Observer {
      private var names: [Notification.Name] = []
      public init() {
        names = [Notification.Name("a")]
        for name in names { NotificationCenter.default.post(name: name, object: nil) }
      }
      public func stop() { NotificationCenter.default.post(name: names[0], object: self) }
    }
    """

  private let program = """
    import UIKit
    @UIApplicationMain
    final class AppDelegate: UIResponder {}
    """

  private func migrated(
    _ files: [String: String], packages: Set<String> = []
  ) throws -> String {
    var migration = InMemoryMigration(files: files)
    migration.modelOptions.packageModules = packages
    return migration.applying(try migration.plan())["App/Observer.swift"] ?? ""
  }

  @Test func `no other module inherits from a class of a program`() throws {
    let text = try migrated(["App/Observer.swift": observer, "App/AppDelegate.swift": program])
    #expect(text.contains("public convenience init() {"), "\(text)")
  }

  @Test func `other modules may call the initializer of a class of a library`() throws {
    let text = try migrated(["App/Observer.swift": observer])
    #expect(text.contains("public init() {"), "\(text)")
  }

  @Test func `a program that another module imports is none`() throws {
    let text = try migrated([
      "App/Observer.swift": observer, "App/AppDelegate.swift": program,
      "Other/Other.swift": "import App\nfinal class Other { let observer = Observer() }\n",
    ])
    #expect(!text.contains("convenience"), "\(text)")
  }

  @Test func `the initializer that an open class inherits stays one that subclasses can call`()
    throws
  {
    let text = try migrated([
      "App/Observer.swift": """
      import Foundation
      open class Observer: NSObject {
        public func stop() { UserDefaults.standard.set(true, forKey: "a") }
      }
      final class Maker { let observer = Observer() }
      """
    ])
    #expect(text.contains("var dependencies: Dependencies = .defaultDependencies"), "\(text)")
    #expect(!text.contains("convenience"), "\(text)")
  }

  @Test func `a program that tests import stays one`() throws {
    let text = try migrated([
      "App/Observer.swift": observer, "App/AppDelegate.swift": program,
      "AppTests/ObserverTests.swift": "@testable import App\nfinal class ObserverTests {}\n",
    ])
    #expect(text.contains("public convenience init() {"), "\(text)")
  }

  @Test func `a library that starts a program for its own tests is none`() throws {
    let text = try migrated([
      "App/Observer.swift": observer, "App/Demo.swift": "#if DEBUG\n\(program)\n#endif\n",
    ])
    #expect(text.contains("public init() {"), "\(text)")
  }

  @Test func `a manifest tells who can import the modules of a package`() throws {
    let text = try migrated(
      ["App/Observer.swift": observer, "App/AppDelegate.swift": program], packages: ["App"])
    #expect(text.contains("public init() {"), "\(text)")
  }
}
