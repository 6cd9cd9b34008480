import DepMigration
import DepModel
import DepPlan
import Testing

/// Which of two initializers of an SDK a call means.
struct ThrowingFormTests {
  @Test(arguments: [
    ("try NSData(contentsOfFile: path) as Data", "(String) throws -> NSData\n"),
    ("try! NSData(contentsOfFile: path) as Data", "(String) throws -> NSData\n"),
    ("NSData(contentsOfFile: path) as Data?", "(String) -> NSData?\n"),
    ("NSData(contentsOfFile: path).map { $0 as Data }", "(String) -> NSData?\n"),
    ("try NSData(contentsOfFile: path) as Data?", "(String) -> NSData?\n"),
  ])
  func `with a cast to what is there in any case it is the one that throws`(
    _ code: String, _ type: String
  ) throws {
    let migration = InMemoryMigration(files: [
      "App/File.swift": """
      import Foundation
      final class Reader {
        func read(_ path: String) throws -> Data? { \(code) }
      }
      """
    ])
    let text = migration.applying(try migration.plan())["App/File.swift"] ?? ""
    #expect(text.contains("var readData: @Sendable " + type), "\(text)")
  }

  @Test(arguments: [
    "try foo(NSData(contentsOfFile: path) as Optional<NSData>)",
    "(try NSData(contentsOfFile: path)) as Data", "try NSData(contentsOfFile: path) as Content",
    "try Data(NSData(contentsOfFile: path).prefix(3))",
  ])
  func `where the code does not tell which one it is, it stays`(_ code: String) throws {
    let migration = InMemoryMigration(files: [
      "App/File.swift": """
      import Foundation
      typealias Content = Data?
      final class Reader {
        func read(_ path: String) throws -> Data? { \(code) }
      }
      """
    ])
    #expect(try migration.plan().changes.isEmpty == !code.hasSuffix("as Content"))
  }

  @Test func `a file of an app needs no import of its own for blocks that keep the actor`() throws {
    let view = """
      struct Screen {
        func ask() {
          UNUserNotificationCenter.current().getNotificationSettings { print($0) }
        }
      }
      """
    var migration = InMemoryMigration(files: [
      "App/Screen.swift": "import UserNotifications\n" + view,
      "App/Other.swift": "import SwiftUI\n",
    ])
    migration.modelOptions.olderModules = ["App"]
    let text = migration.applying(try migration.plan())["App/Screen.swift"] ?? ""
    #expect(text.contains("@escaping (UNNotificationSettings) -> Void"), "\(text)")
    migration = InMemoryMigration(files: ["App/Screen.swift": "import UserNotifications\n" + view])
    migration.modelOptions.olderModules = ["App"]
    let other = migration.applying(try migration.plan())["App/Screen.swift"] ?? ""
    #expect(other.contains("@escaping @Sendable (UNNotificationSettings) -> Void"), "\(other)")
  }
}
