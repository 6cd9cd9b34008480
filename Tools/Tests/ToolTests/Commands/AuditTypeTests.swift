import Foundation
import Testing

/// `depstructs audit --type`, which shows what `depstructs migrate` writes.
@Suite struct AuditTypeTests {
  /// A type with initializer arguments, a class without a protocol, and a place that stays.
  private let project = [
    "Sources/App/Journey.swift": """
    import Foundation

    final class API { static let shared = API(); var last = ""; func get() {} }

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

  @Test func theStructHasTheFormThatIsAskedFor() throws {
    let reader = """
      import Foundation

      final class Reader { func isNew() -> Bool { UserDefaults.standard.bool(forKey: "isNew") } }

      """
    try withTool(["Sources/App/Reader.swift": reader]) { tool in
      let concrete = try tool.run("audit", "--type", "Reader").output
      #expect(concrete.contains(": UserDefaults\n"), "\(concrete)")
      let closures = try tool.run("audit", "--type", "Reader", "--sdk", "closures").output
      #expect(closures.contains(": @Sendable (String) -> Bool\n"), "\(closures)")
      #expect(try tool.run("audit", "--sdk", "closures").status == 64)
    }
  }

  @Test func anUnknownNameGetsTheNearest() throws {
    try withTool(project) { tool in
      let type = try tool.run("audit", "--type", "Jurney")
      #expect(type.status == 2)
      #expect(type.errors.contains("there is no type 'Jurney'; did you mean 'Journey'?"), "\(type)")
      let module = try tool.run("audit", "--module", "Ap")
      #expect(module.status == 2)
      #expect(module.errors.contains("no module 'Ap'; did you mean 'App'?"), "\(module)")
    }
  }

  @Test func twoQueuesGetNamesThatTellThemApart() throws {
    try withTool(project) { tool in
      let audit = try tool.run("audit", "--type", "Journey", "--count", "constant").output
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

  @Test func theAuditNamesTheFieldsThatMigrateWrites() throws {
    let every = """
      import Foundation

      final class Log { static let main = Log(); func write() {} }
      protocol Clock: Sendable { var hour: Int { get } }
      struct Watch: Clock { var hour: Int { 1 } }
      enum Clocks { static let wall: any Clock = Watch() }
      nonisolated(unsafe) var isSignedIn: Bool = false
      func signIn() { isSignedIn = true }

      final class Reader {
        func read() -> Int {
          Log.main.write()
          if isSignedIn { print(Date(), UUID()) }
          print(FileManager.default, FileManager(), Bundle.main, ProcessInfo.processInfo)
          return Clocks.wall.hour
        }
      }

      """
    try withTool(["Sources/App/Reader.swift": every]) { tool in
      let audit = try tool.run("audit", "--count", "all", "--format", "json").output
      let plan = try tool.run("migrate", "App.Reader", "--count", "all", "--format", "json")
        .output
      let named = try JSONDecoder().decode(Audit.self, from: Data(audit.utf8)).findings
        .filter { $0.command == "depstructs migrate App.Reader" }.compactMap(\.field)
      let types = try JSONDecoder().decode(Plan.self, from: Data(plan.utf8)).types
      let written = try #require(types.first).fields.map(\.name)
      #expect(Set(named) == Set(written), "\(named) \(written)")
      #expect(written.count == 9, "\(written)")
    }
  }

  private struct Audit: Decodable {
    struct Finding: Decodable { var command, field: String? }
    var findings: [Finding]
  }

  private struct Plan: Decodable {
    struct Field: Decodable { var name: String }
    struct PlannedType: Decodable { var fields: [Field] }
    var types: [PlannedType]
  }

  @Test func partOfAProjectIsNotPlanned() throws {
    try withTool(project) { tool in
      let audit = try tool.run("audit", "Sources/App", "--type", "Journey").output
      #expect(audit.contains("\n    run 'depstructs migrate App.Journey'\n"), "\(audit)")
      #expect(!audit.contains(" writes\n"))
    }
  }
}
