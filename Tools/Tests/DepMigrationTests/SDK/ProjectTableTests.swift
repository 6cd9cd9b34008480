import DepFacts
import DepModel
import DepMigration
import DepPlan
import Testing

/// What a project adds to the tables of SDKs holds for its migration.
@Suite struct ProjectTableTests {
  @Test func whatAFrameworkMakesIsLeftHoweverFarBelow() throws {
    let text = """
      class Record: NSManagedObject {}
      final class Opener: Record {
        func open() { Store.shared.save() }
      }
      """
    #expect(
      try outcome(text)?.refusal?.detail
        == "Core Data makes instances without an initializer; '--functions' adds a parameter to functions"
    )
    #expect(try outcome(text)?.refusal?.reason == .managedObject)
  }

  /// A method that code hands over keeps its parameters, also where the framework is far above.
  @Test func aMethodThatIsHandedOverKeepsItsForm() throws {
    let migration = InMemoryMigration(files: [
      "Sources/App/Opener.swift": """
      final class Store {
        static let shared = Store()
        var count = 0
        func save() { count += 1 }
      }
      class Record: NSManagedObject {}
      final class Opener: Record {
        func open() { Store.shared.save() }
        func close() { Store.shared.save() }
      }
      func handing(_ opener: Opener) -> () -> Void { opener.open }
      """
    ])
    var options = MigrationOptions()
    options.convertsFunctions = true
    let after = try #require(
      migration.applying(try migration.plan(options: options))["Sources/App/Opener.swift"])
    #expect(after.contains("func open() { Store.shared.save() }"), "\(after)")
    #expect(after.contains("func close(dependencies: Dependencies = .defaultDependencies)"))
  }

  @Test func aFrameworkOfTheProjectMakesInstancesToo() throws {
    let text = "final class Opener: Row {\n  func open() { Store.shared.save() }\n}"
    let refusal = try outcome(text) { $0.maps[.instanceMakers] = ["Row": "Rows"] }?.refusal
    #expect(refusal?.detail.hasPrefix("Rows makes instances without an initializer") == true)
    #expect(try outcome(text)?.refusal?.detail != refusal?.detail)
    let loader = try outcome(text.replacing("Row", with: "URLProtocol"))?.refusal
    #expect(loader?.detail.hasPrefix("URLSession makes instances") == true)
  }

  @Test func aCallOfTheProjectBecomesItsClosure() throws {
    let text = """
      final class Opener {
        func open() -> Int { roll(6) }
      }
      """
    var roll = AmbientCall()
    roll.names = ["rollDice"]
    roll.parameters = "(Int)"
    roll.result = "Int"
    roll.live = "{ roll($0) }"
    let after = try migrate(text) { [roll] in $0.ambientCalls["roll(_:)"] = roll }
    #expect(after.contains("var rollDice: @Sendable (Int) -> Int"))
    #expect(after.contains("dependencies.rollDice(6)"))
  }

  private static let wrapped = """
    struct Opener {
      @Mark var count: Int
      func open() { Store.shared.save() }
    }
    let make = Opener.init
    """

  @Test func aWrapperOfTheProjectIsAParameterOrNone() throws {
    #expect(try outcome(Self.wrapped)?.status == .skipped)
    let with = try migrate(Self.wrapped) { $0.lists[.wrappersWithParameter] = ["Mark"] }
    #expect(with.contains("init(count: Int, dependencies: "))
    let without = try migrate(Self.wrapped) { $0.lists[.wrappersWithoutParameter] = ["Mark"] }
    #expect(without.contains("init(dependencies: "))
  }

  @Test func anAttributeOfTheProjectLeavesAPropertyAsItIs() throws {
    let after = try migrate(Self.wrapped) { $0.lists[.plainPropertyAttributes] = ["Mark"] }
    #expect(after.contains("init(count: Int, dependencies: "))
  }

  @Test(arguments: [
    ("UUID()", nil), ("UUID(uuidString: text)", "'id' has no written type"),
    ("Ticket(1)", "'id' has no written type"),
  ])
  func aCallThatMayFailTellsNoType(_ call: String, _ detail: String?) throws {
    let text = """
      struct Opener {
        var id = \(call)
        func open() { Store.shared.save() }
      }
      let make = Opener.init
      """
    #expect(try outcome(text)?.refusal?.detail == detail)
  }

  @Test func aTypeOfTheProjectIsMadeByCalling() throws {
    let text = """
      struct Opener {
        var id = Ticket(1)
        func open() { Store.shared.save() }
      }
      let make = Opener.init
      """
    let after = try migrate(text) { $0.lists[.typesMadeByCalling] = ["Ticket"] }
    #expect(after.contains("id: Ticket = Ticket(1)"))
  }

  @Test(arguments: [
    ("NSTemporaryDirectory()", "String"), ("NSLocalizedString(key, comment: key)", "String"),
    ("UUID(uuid: bytes)", "UUID"), ("UUID(uuidString: text)", nil), ("Ticket(1)", nil),
    ("makeName(1)", nil), ("NamedByAProject(1)", "Name"),
  ])
  func aCallTellsTheTypeOfARequirement(_ call: String, _ type: String?) throws {
    let text = """
      final class API: @unchecked Sendable {
        static let shared = API()
        var value = \(call)
      }
      final class Opener {
        func open() { print(API.shared.value) }
      }
      """
    let after = try migrate(text) { $0.maps[.memberTypes] = ["NamedByAProject": "Name"] }
    #expect(after.contains("protocol APIProtocol") == (type != nil))
    if let type { #expect(after.contains("var value: \(type) { get }")) }
  }

  private func outcome(
    _ text: String, _ add: (inout SDKTables) -> Void = { _ in }
  ) throws -> TypeOutcome? {
    try plan(text, add).0.outcomes.first { $0.name == "Opener" }
  }

  private func migrate(_ text: String, _ add: (inout SDKTables) -> Void) throws -> String {
    let (plan, migration) = try plan(text, add)
    return try #require(migration.applying(plan)["Main.swift"])
  }

  private func plan(
    _ text: String, _ add: (inout SDKTables) -> Void
  ) throws -> (MigrationPlan, InMemoryMigration) {
    let store = "final class Store {\n  static let shared = Store()\n  func save() {}\n}\n"
    var migration = InMemoryMigration(files: ["Main.swift": text, "Store.swift": store])
    migration.modelOptions.catalogue = [
      CatalogueEntry(
        expression: "roll(_:)", kind: .ambient, type: "Int", field: "roll",
        becomes: "@Sendable () -> Int", live: "{ roll(6) }", note: "")
    ]
    add(&migration.modelOptions.sdk)
    return (try migration.plan(), migration)
  }
}
