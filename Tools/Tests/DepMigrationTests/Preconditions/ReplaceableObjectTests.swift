import DepMigration
import DepModel
import DepPlan
import Testing

/// What a test can put in the place of an object, and what it does not need to.
struct ReplaceableObjectTests {
  private static let closed = """
    import Foundation
    @MainActor final class Sheets: Sendable {
      static let shared = Sheets()
      private init() {}
      func show() { print(UserDefaults.standard) }
    }
    func present(_ sheets: Sheets) {}
    @MainActor final class Whole {
      func show() { present(Sheets.shared) }
    }
    @MainActor final class Member {
      func show() { Sheets.shared.show() }
    }
    """

  @Test func `a singleton that only its type makes stays where no protocol can stand for it`()
    throws
  {
    let plan = try plan(Self.closed) { $0.name != "Sheets" }
    #expect(plan.status("Whole") == .skipped)
    #expect(plan.left("Whole") == [.irreplaceableObject])
    #expect(plan.status("Member") == .migrated)
  }

  @Test func `a type that takes dependencies itself can be made by a test`() throws {
    let plan = try plan(Self.closed)
    #expect(plan.status("Whole") == .migrated)
  }

  @Test func `what asks for types as they are gets them`() throws {
    var options = MigrationOptions()
    options.protocols = .concrete
    let plan = try plan(Self.closed, options) { $0.name != "Sheets" }
    #expect(plan.status("Whole") == .migrated)
  }

  @Test(arguments: [
    ("UIPasteboard.general.string = \"a\"", "var setPasteboardString: "),
    ("print(UIPasteboard.general.data(forPasteboardType: \"a\"))", "var pasteboardData: "),
    ("UIPasteboard.general.setObjects([])", "-> UIPasteboard"),
    ("let board = UIPasteboard.general; print(board)", "-> UIPasteboard"),
  ])
  func `a pasteboard is taken as an object where a place has no closure`(
    _ code: String, _ field: String
  ) throws {
    let migration = InMemoryMigration(files: [
      "App/File.swift": "import UIKit\nfinal class Copier {\n  func copy() { \(code) }\n}"
    ])
    let text = migration.applying(try migration.plan())["App/File.swift"] ?? ""
    #expect(text.contains(field), "\(text)")
  }

  @Test func `a factory that was not read may hand out anything`() throws {
    let plan = try plan(
      """
      import SessionKit
      final class Row { func url() { print(SessionFactory.shared.url) } }
      final class Other { func url() { print(Session.shared.url) } }
      """)
    #expect(plan.status("Row") == .skipped)
    #expect(plan.left("Row") == [.typeUnknown])
    #expect(plan.status("Other") == .migrated)
  }

  @Test(arguments: [
    ("init(bundle: String, names: [String], fallback: Int) {}", true),
    ("init?(bundle: String, names: [String], fallback: Int) {}", false),
    ("init(bundle: String) {}", false),
  ])
  func `a protocol that was not read demands no initializer with many labels`(
    _ initializer: String, _ gainsParameter: Bool
  ) throws {
    let migration = InMemoryMigration(files: [
      "App/File.swift": """
      import Foundation
      import LoadKit
      final class Loader: DataLoading {
        \(initializer)
        func load() { print(UserDefaults.standard) }
      }
      """
    ])
    let text = migration.applying(try migration.plan())["App/File.swift"] ?? ""
    #expect(text.contains(initializer.dropLast(" {}".count)) != gainsParameter, "\(text)")
    #expect(text.contains("dependencies.userDefaults"), "\(text)")
  }

  @Test func `a type that only previews make stays`() throws {
    let text = """
      import SwiftUI
      struct Tester: View {
        var body: some View { Text(UserDefaults.standard.string(forKey: "a") ?? "") }
      }
      struct Row: View {
        var body: some View { Text(UserDefaults.standard.string(forKey: "a") ?? "") }
      }
      struct Unmade: View {
        var body: some View { Text(UserDefaults.standard.string(forKey: "a") ?? "") }
      }
      struct List: View {
        var body: some View { Row() }
      }
      struct Handed: View {
        var body: some View { Text(UserDefaults.standard.string(forKey: "a") ?? "") }
      }
      struct Holder { var view: Handed? }
      typealias Named = Aliased
      struct Aliased: View {
        var body: some View { Text(UserDefaults.standard.string(forKey: "a") ?? "") }
      }
      #Preview { VStack { Tester(); Row(); Handed(); Aliased() } }
      """
    var options = MigrationOptions()
    options.leavesTestDoubles = true
    let plan = try plan(text, options)
    #expect(plan.status("Tester") == .skipped)
    #expect(plan.left("Tester") == [.testDouble])
    for name in ["Row", "Unmade", "Handed", "Aliased"] {
      #expect(plan.status(name) == .migrated)
    }
    #expect(try self.plan(text).status("Tester") == .migrated)
  }

  @Test func `a name that says so tells a test double`() throws {
    var options = MigrationOptions()
    options.leavesTestDoubles = true
    let plan = try plan(
      """
      import Foundation
      final class TestableShell { func run() { print(UserDefaults.standard) } }
      final class Testables { func run() { print(UserDefaults.standard) } }
      """, options)
    #expect(plan.left("TestableShell") == [.testDouble])
    #expect(plan.status("Testables") == .migrated)
  }

  @Test(arguments: [("Modified Pods", true), ("Vendor", true), ("Podcasts", false)])
  func `the last word of a folder tells code of other projects`(
    folder: String, isVendored: Bool
  ) throws {
    var options = MigrationOptions()
    options.leavesTestDoubles = true
    let plan = try InMemoryMigration(files: [
      "App/\(folder)/Box.swift": """
      import Foundation
      final class Box { func load() { print(UserDefaults.standard) } }
      """
    ]).plan(options: options)
    #expect(plan.left("Box") == (isVendored ? [.vendored] : []))
  }

  private func plan(
    _ text: String, _ options: MigrationOptions = MigrationOptions(),
    isTarget: (TypeEntry) -> Bool = { _ in true }
  ) throws -> MigrationPlan {
    try InMemoryMigration(files: ["App/File.swift": text])
      .plan(options: options, isTarget: isTarget)
  }
}

extension MigrationPlan {
  func status(_ name: String) -> TypeOutcome.Status? {
    outcomes.first { $0.name == name }?.status
  }

  func left(_ name: String) -> [ReasonName]? {
    outcomes.first { $0.name == name }?.left.map(\.reason)
  }
}
