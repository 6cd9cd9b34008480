import Foundation
import Testing

/// What `depstructs migrate` shows, without writing.
@Suite struct MigrateTests {
  @Test func theDifferenceIsShownAndTheSummaryGoesElsewhere() throws {
    try withTool(hidingProject) { tool in
      let outcome = try tool.run("migrate", "Service")
      #expect(outcome.status == 0, "\(outcome)")
      #expect(outcome.output.hasPrefix("--- a/Sources/App/"), "\(outcome)")
      #expect(outcome.output.contains("\n+++ b/Sources/App/Service.swift\n"))
      #expect(outcome.output.contains("\n-  func load() { API.shared.get() }\n"))
      #expect(outcome.errors.contains("migrated  App.Service"), "\(outcome)")
      #expect(outcome.errors.contains("would change; '--write' changes"))
      #expect(try tool.text(of: "Sources/App/Service.swift").contains("API.shared.get()"))
    }
  }

  @Test func gitAppliesWhatIsShown() throws {
    try withTool(hidingProject) { tool in
      try tool.commitAll()
      try tool.write(try tool.run("migrate", "--all").output, to: "../change.patch")
      let applied = try tool.git("apply", "../change.patch")
      #expect(applied.status == 0, "\(applied)")
      let after = try tool.text(of: "Sources/App/Service.swift")
      try tool.git("checkout", "--quiet", ".")
      #expect(try tool.run("migrate", "--all", "--write").status == 0)
      #expect(try tool.text(of: "Sources/App/Service.swift") == after)
    }
  }

  @Test func theSameInputGivesTheSameBytes() throws {
    try withTool(hidingProject) { tool in
      for format in ["text", "json"] {
        let once = try tool.run("migrate", "--all", "--format", format, "--jobs", "1")
        let again = try tool.run("migrate", "--all", "--format", format, "--no-cache", "-j", "4")
        #expect(once.output == again.output)
        #expect(once.status == 0)
      }
    }
  }

  @Test func jsonHoldsEverything() throws {
    try withTool(hidingProject) { tool in
      let outcome = try tool.run("migrate", "Service", "--format", "json", "-o", "plan.json")
      #expect(outcome.status == 0, "\(outcome)")
      #expect(outcome.output == "" && outcome.errors == "", "\(outcome)")
      let text = try tool.text(of: "plan.json")
      #expect(text.contains("\"status\":\"migrated\""), "\(text)")
      #expect(text.contains("\"diff\":\"--- a/Sources/App/"), "\(text)")
      #expect(text.contains("\"written\":false"))
    }
  }

  @Test func whereThereIsNothingToDoItIsSaid() throws {
    try withTool(cleanProject) { tool in
      let outcome = try tool.run("migrate", "--all", "--write")
      #expect(outcome.status == 0)
      #expect((outcome.output + outcome.errors).contains("nothing to do"), "\(outcome)")
    }
  }

  @Test(arguments: [
    (["--all"], false), (["--module", "App"], false), (["Station", "MockSource"], true),
    (["--file", "Sources/App/Mocks/Station.swift"], true),
  ])
  func testDoublesChangeOnlyWhereTheyAreNamed(_ choice: [String], _ changes: Bool) throws {
    let station = "struct Station { func a() { print(FileManager.default) } }\n"
    let files = [
      "Sources/App/Mocks/Station.swift": "import Foundation\n" + station,
      "Sources/App/Mocks/MockSource.swift": """
      import Foundation
      protocol Source {}
      struct MockSource: Source { func a() { print(FileManager.default) } }

      """,
    ]
    try withTool(files) { tool in
      let outcome = try tool.run(["migrate"] + choice)
      #expect(outcome.output.contains("struct Dependencies") == changes, "\(choice): \(outcome)")
      #expect(outcome.errors.contains("test-double") != changes, "\(choice): \(outcome)")
    }
  }

  @Test(arguments: [(["--all"], false), (["Station"], true)])
  func codeOfOtherProjectsChangesOnlyWhereItIsNamed(_ choice: [String], _ changes: Bool) throws {
    let station = """
      import Foundation
      struct Station { func a() { print(FileManager.default) } }

      """
    try withTool(["Sources/App/External/Kit/Station.swift": station]) { tool in
      let outcome = try tool.run(["migrate"] + choice)
      #expect(outcome.output.contains("struct Dependencies") == changes, "\(outcome)")
      #expect(outcome.errors.contains("vendored") != changes, "\(outcome)")
    }
  }

  /// Realm makes the objects; a class of the project of the same name is another one.
  @Test(arguments: [("import RealmSwift\n", false), ("class Object {}\n", true)])
  func classesOfRealmStay(_ before: String, _ changes: Bool) throws {
    let dog =
      before + """
        import Foundation
        class Dog: Object { func a() { print(FileManager.default) } }

        """
    try withTool(["Sources/App/Dog.swift": dog]) { tool in
      let outcome = try tool.run("migrate", "--all")
      #expect(outcome.output.contains("struct Dependencies") == changes, "\(outcome)")
      #expect(outcome.errors.contains("managed-object: Realm") != changes, "\(outcome)")
    }
  }

  /// Static members do not count, as no object has them.
  @Test(arguments: [
    (["--all"], 1, false), (["Station"], 1, true), (["--all"], 0, true),
    (["--all", "--halves"], 2, true),
  ])
  func typesThatWouldHideHalfOrMoreStay(
    _ choice: [String], _ staying: Int, _ changes: Bool
  ) throws {
    let left = (0..<staying).map { "  let numbers\($0) = [1, 2].shuffled()\n" }
    let station = """
      import Foundation
      final class Station {
        func a() { print(FileManager.default) }
        static func b() { print(Bundle.main, ProcessInfo.processInfo) }
      \(left.joined())}

      """
    try withTool(["Sources/App/Station.swift": station]) { tool in
      let outcome = try tool.run(["migrate"] + choice)
      #expect(outcome.output.contains("struct Dependencies") == changes, "\(choice): \(outcome)")
      #expect(outcome.errors.contains("mostly-hidden") != changes, "\(choice): \(outcome)")
    }
  }

  @Test(arguments: [
    ["--file", "Sources/App/Service.swift"], ["--file", "./Sources/App/../App/Service.swift"],
    ["--module", "App"], ["--next", "1"], ["--all"], ["App.Service"],
  ])
  func everyWayOfChoosingFindsTheType(_ choice: [String]) throws {
    try withTool(hidingProject) { tool in
      let outcome = try tool.run(["migrate"] + choice)
      #expect(outcome.errors.contains("App.Service"), "\(choice): \(outcome)")
    }
  }

  /// The library of a manifest, and no file that imports it yet.
  @Test(arguments: [
    #".target(name: "App", dependencies: [.product(name: "DepStructs", package: "DepStructs")])"#,
    #".target(name: "App", dependencies: ["DepStructs"], path: "Sources/App")"#,
  ])
  func aTargetThatListsTheLibraryGetsItsForm(_ target: String) throws {
    var files = hidingProject
    files["Package.swift"] = """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(name: "App", targets: [\(target)])

      """
    try withTool(files) { tool in
      try tool.commitAll()
      let outcome = try tool.run("migrate", "Service", "--write")
      #expect(!outcome.output.contains("bare form"), "\(outcome)")
      let text = try tool.text(of: "Sources/App/Service.swift")
      #expect(text.hasPrefix("import DepStructs\n"), "\(text)")
      #expect(text.contains("struct Dependencies: TransitionalDependencies {"), "\(text)")
    }
  }

  @Test func theBareFormIsAnnounced() throws {
    var files = hidingProject
    files["Package.swift"] = """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(name: "App", targets: [
        .target(name: "App"), .target(name: "Other", dependencies: ["DepStructs"]),
      ])

      """
    try withTool(files) { tool in
      let outcome = try tool.run("migrate", "Service")
      #expect(!outcome.output.contains("import DepStructs"), "\(outcome)")
      let lines = outcome.errors.split(separator: "\n").filter { $0.contains("bare form") }
      #expect(lines.count == 1, "\(outcome)")
      #expect(lines.allSatisfy { $0.contains("'App'") && $0.contains("'--import'") }, "\(lines)")
    }
  }

  @Test func testsAreLeftOutOfAll() throws {
    var files = hidingProject
    files["Tests/AppTests/Helper.swift"] = "class Helper { func f() { API.shared.get() } }\n"
    try withTool(files) { tool in
      let outcome = try tool.run("migrate", "--all")
      #expect(outcome.errors.contains("App.Service"), "\(outcome)")
      #expect(!outcome.errors.contains("Helper"), "\(outcome)")
    }
  }

  @Test(arguments: [
    (["Servise"], "there is no type 'Servise'; did you mean 'Service'?"),
    (["--module", "Ap"], "there is no module 'Ap'; did you mean 'App'?"),
    (["--file", "Sources/App/Servise.swift"], "did you mean 'Sources/App/Service.swift'"),
  ])
  func anUnknownNameGetsTheNearest(_ choice: [String], _ message: String) throws {
    try withTool(hidingProject) { tool in
      let outcome = try tool.run(["migrate"] + choice)
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains(message), "\(outcome)")
    }
  }

  @Test(arguments: [
    [], ["--all", "Service"], ["--next", "0"], ["--all", "--next", "1"],
    ["--all", "--import", "--no-library"], ["--all", "--force"], ["--all", "--verify", "true"],
    ["--all", "--verify-tests"], ["--all", "--protocols", "some"],
    ["--all", "--write", "--verify", ""],
  ])
  func wrongUsageExitsWithSixtyFour(_ arguments: [String]) throws {
    try withTool(hidingProject) { tool in
      let outcome = try tool.run(["migrate"] + arguments)
      #expect(outcome.status == 64, "\(arguments): \(outcome)")
    }
  }
}
