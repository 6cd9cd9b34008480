import DepMigration
import DepModel
import DepPlan
import Testing

/// What the code around a place tells of the field.
struct CalledFormTests {
  @Test(arguments: [
    ("final class Clock", "func now()", true), ("final class Clock", "public func now()", false),
    ("public final class Clock", "func now()", false),
    ("public final class Clock", "@usableFromInline internal func now()", false),
  ])
  func `code that other modules compile stays`(
    _ type: String, _ function: String, _ moves: Bool
  ) throws {
    let text = try migrated(
      """
      import Foundation
      \(type) {
        @inlinable \(function) -> Date { Date() }
        func later() -> String { ProcessInfo.processInfo.processName }
      }
      """)
    #expect(text.contains("-> Date { dependencies.now() }") == moves, "\(text)")
    #expect(text.contains("dependencies.processInfo"), "\(text)")
  }

  @Test(arguments: [
    ("func send() { Log.put(title) }", true),
    ("static let title = 5; static func send() { Log.put(title) }", false),
    ("func send() { [1].forEach { title in Log.put(title) } }", false),
  ])
  func `the property that the place means tells the overload`(
    _ function: String, _ isTold: Bool
  ) throws {
    var options = MigrationOptions()
    options.convertsFunctions = true
    let migration = InMemoryMigration(
      files: [
        "App/Log.swift": """
        import Foundation
        enum Log {
          static func put(_ text: String) { UserDefaults.standard.set(text, forKey: "a") }
          static func put(_ number: Int) { UserDefaults.standard.set(number, forKey: "a") }
        }
        final class Page {
          let title: String = "a"
          \(function)
        }
        """
      ])
    let plan = try migration.plan(options: options) { $0.name == "Page" }
    let text = migration.applying(plan)["App/Log.swift"] ?? ""
    #expect(text.contains("var put: @Sendable (String) -> Void") == isTold, "\(text)")
  }

  @Test(arguments: [
    ("queue.sync", true), ("stateLock.withLock", true), ("runner.sync", false),
    ("box.withLock", false), ("queue.after", false),
  ])
  func `a queue and a lock give what their closure gives`(_ call: String, _ isTold: Bool) throws {
    let text = try migrated(
      """
      import Foundation
      protocol Answer { func tell() -> Int }
      final class Service: Answer {
        func tell() -> Int { UserDefaults.standard.integer(forKey: "a") }
      }
      final class Page {
        func make() -> Answer { \(call) { Service() } }
      }
      """)
    #expect(text.contains("var makeService: @Sendable () -> any Answer") == isTold, "\(text)")
  }

  @Test func `an object that starts a task is asked for when it is used`() throws {
    let text = try migrated(
      """
      import Foundation
      final class Agent {
        static let shared = Agent()
        init() { Task { print(UserDefaults.standard) } }
        func name() -> String { UserDefaults.standard.string(forKey: "a")! }
      }
      final class Plain {
        static let shared = Plain()
        init() {}
        func name() -> String { UserDefaults.standard.string(forKey: "a")! }
      }
      final class Page {
        func name() -> String { Agent.shared.name() + Plain.shared.name() }
      }
      """)
    #expect(text.contains("var agent: @Sendable () -> any AgentProtocol"), "\(text)")
    #expect(text.contains("var plain: any PlainProtocol"), "\(text)")
  }

  @Test func `wrappers of SwiftUI have the type of what they begin with`() throws {
    let text = try migrated(
      """
      import SwiftUI
      final class Stored: ObservableObject {
        static let shared = Stored()
        @AppStorage("a") var paths = [String]()
        @Published var names = Set<String>()
        @Other var ids = Set<String>()
        init() { print(UserDefaults.standard) }
      }
      final class Page {
        func count() -> Int { Stored.shared.paths.count + Stored.shared.names.count }
      }
      final class Other {
        func count() -> Int { Stored.shared.paths.count }
      }
      """)
    #expect(text.contains("var paths: [String] { get }"), "\(text)")
    #expect(text.contains("var names: Set<String> { get }"), "\(text)")
  }

  private func migrated(_ text: String) throws -> String {
    let migration = InMemoryMigration(files: ["App/File.swift": text])
    return migration.applying(try migration.plan())["App/File.swift"] ?? ""
  }
}
