import DepMigration
import DepModel
import DepPlan
import Testing

/// Which form of the convention a type gets where no option chooses it.
@Suite struct LibraryFormTests {
  private let api = "final class API: Sendable { static let shared = API(); func get() {} }\n"

  private func migration(
    _ files: [String: String], libraryModules: Set<String> = []
  ) -> InMemoryMigration {
    var migration = InMemoryMigration(files: files)
    migration.modelOptions.libraryModules = libraryModules
    return migration
  }

  private func hiding(_ name: String) -> String {
    api + "final class \(name) { func load() { API.shared.get() } }\n"
  }

  @Test func `a module whose manifest lists the library gets its form`() throws {
    let migration = migration(["App/Feed.swift": hiding("Feed")], libraryModules: ["App"])
    let plan = try migration.plan()
    let text = migration.applying(plan)["App/Feed.swift"] ?? ""
    #expect(text.hasPrefix("import DepStructs\n"), "\(text)")
    #expect(text.contains("struct Dependencies: TransitionalDependencies {"), "\(text)")
    #expect(plan.notes == [])
  }

  @Test func `a module of which one file imports the library gets its form`() throws {
    let migration = migration([
      "App/Feed.swift": hiding("Feed"), "App/Other.swift": "import DepStructs\n",
    ])
    let plan = try migration.plan()
    #expect(migration.applying(plan)["App/Feed.swift"]?.contains(": TransitionalDep") == true)
    #expect(plan.notes == [])
  }

  @Test func `the bare form is announced with the module and the option`() throws {
    let plan = try migration(["App/Feed.swift": hiding("Feed")], libraryModules: ["Other"]).plan()
    #expect(
      plan.notes == [
        "module 'App' does not depend on DepStructs: types get the bare form; "
          + "'--import' writes the library form"
      ])
  }

  @Test func `one note stands for many modules`() throws {
    let modules = ["A", "B", "C", "D", "E"]
    let files = modules.map { ("\($0)/Feed.swift", hiding("\($0)Feed")) }
    let plan = try migration(Dictionary(uniqueKeysWithValues: files)).plan()
    #expect(
      plan.notes == [
        "modules 'A', 'B', 'C' and 2 more do not depend on DepStructs: types get the bare form; "
          + "'--import' writes the library form"
      ])
  }

  @Test func `a form that an option chooses is not announced`() throws {
    let migration = migration(["App/Feed.swift": hiding("Feed")])
    var options = MigrationOptions()
    for convention in [MigrationOptions.Convention.bare, .library] {
      options.convention = convention
      #expect(try migration.plan(options: options).notes == [])
    }
  }

  @Test func `a bare struct that is there gets no import of the library`() throws {
    let files = [
      "App/Feed.swift": api + """
        final class Feed {
          struct Dependencies {
            static var defaultDependencies: Self { Self() }
          }
          private let dependencies: Dependencies
          init(dependencies: Dependencies = .defaultDependencies) {
            self.dependencies = dependencies
          }
          func load() { API.shared.get() }
        }

        """
    ]
    let migration = migration(files, libraryModules: ["App"])
    let plan = try migration.plan()
    let text = migration.applying(plan)["App/Feed.swift"] ?? ""
    #expect(text.contains("dependencies.api.get()"), "\(text)")
    #expect(!text.contains("import DepStructs"), "\(text)")
    #expect(plan.notes == [])
  }
}
