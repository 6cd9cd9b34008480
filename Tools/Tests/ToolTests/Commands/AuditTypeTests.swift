import Foundation
import Testing

/// `depstructs audit --type`, which shows what `depstructs migrate` writes.
@Suite struct AuditTypeTests {
  /// A type with initializer arguments, a class without a protocol, and a place that stays.
  private let project = [
    "Sources/App/Journey.swift": """
    import Foundation

    final class API { static let shared = API(); func get() {} }

    final class Step { init(name: String, at: Int) { API.shared.get() } }

    final class Journey {
      static func all() { API.shared.get() }

      func load() {
        API.shared.get()
        _ = Step(name: "a", at: 1)
        OperationQueue.main.addOperation {}
        DispatchQueue.main.async {}
        DispatchQueue.main.async {}
      }
    }

    """
  ]

  @Test func theStructIsTheOneThatMigrateWrites() throws {
    try withTool(project) { tool in
      let audit = try tool.run("audit", "--type", "Journey").output
      let title = "'depstructs migrate App.Journey' writes\n"
      let section = try #require(audit.range(of: title)).upperBound
      let lines = audit[section...].split(separator: "\n", omittingEmptySubsequences: false)
        .prefix { !$0.hasPrefix("'depstructs") }
      let structure = lines.prefix { $0 != "  }" }
      #expect(structure.count > 6, "\(audit)")
      let migrated = try tool.run("migrate", "App.Journey").output
      #expect(migrated.contains(structure.map { "+\($0)\n" }.joined()), "\(audit)\n\(migrated)")
    }
  }

  @Test func twoQueuesGetNamesThatTellThemApart() throws {
    try withTool(project) { tool in
      let audit = try tool.run("audit", "--type", "Journey").output
      #expect(audit.contains("var mainOperationQueue: OperationQueue\n"), "\(audit)")
      #expect(audit.contains("var mainQueue: DispatchQueue\n"), "\(audit)")
      #expect(audit.contains("inject it as 'mainOperationQueue' ["), "\(audit)")
    }
  }

  @Test func aPlaceThatMigrateLeavesHasItsReason() throws {
    try withTool(project) { tool in
      let audit = try tool.run("audit", "--type", "Journey").output
      #expect(audit.contains("\n'depstructs migrate App.Journey' leaves\n"), "\(audit)")
      #expect(audit.contains("Journey.swift:8:23: API.shared: static-member"), "\(audit)")
    }
  }

  @Test func theCommandIsNamedOnceForEachType() throws {
    try withTool(project) { tool in
      let lines = try tool.run("audit").output.split(separator: "\n")
      #expect(lines.filter { $0 == "    run 'depstructs migrate App.Journey'" }.count == 1)
    }
  }

  @Test func partOfAProjectIsNotPlanned() throws {
    try withTool(project) { tool in
      let audit = try tool.run("audit", "Sources/App", "--type", "Journey").output
      #expect(audit.contains("\n    run 'depstructs migrate App.Journey'\n"), "\(audit)")
      #expect(!audit.contains(" writes\n"))
    }
  }
}
