import DepFacts
@testable import DepWorkspace
import Testing

struct ModuleMapTests {
  @Test(arguments: [
    ("Sources/Feed/a.swift", "Feed"), ("Sources/Feed/x/y/a.swift", "Feed"),
    ("Source/Feed/a.swift", "Feed"), ("src/Feed/a.swift", "Feed"), ("srcs/Feed/a.swift", "Feed"),
    ("Tests/FeedTests/a.swift", "FeedTests"), ("Modules/Feed/Sources/Reader/a.swift", "Modules"),
    ("Packages/Sources/A/Sources/B/a.swift", "Packages"), ("App/Views/a.swift", "App"),
    ("App/a.swift", "App"), ("a.swift", "work"), ("Sources/a.swift", "Sources"),
    ("../Other/x/a.swift", "Other"), ("../a.swift", "work"), ("App/Tests/a.swift", "App"),
  ])
  func `without a manifest the layout tells the module`(path: String, module: String) {
    let map = ModuleMap(manifests: [], files: [path], currentFolder: "/home/work")
    #expect(map.placement(of: path, facts: FileFacts()).module == module)
  }

  @Test(arguments: [
    ("Modules/Feed/Sources/a.swift", "Feed"), ("Modules/Feed/Sources/Reader/a.swift", "Feed"),
    ("Modules/Main/Sources/a.swift", "Modules"), ("Modules/Feed/a.swift", "Modules"),
    ("Modules/Feed/Tests/a.swift", "Modules"), ("App/Feed/src/a.swift", "Feed"),
  ])
  func `a folder above 'Sources' is a module where code imports it`(path: String, module: String) {
    let map = ModuleMap(
      manifests: [], files: [path], imports: ["Feed", "Foundation"], currentFolder: "/home/work")
    #expect(map.placement(of: path, facts: FileFacts()).module == module)
  }

  @Test(arguments: [
    ("modules/Feed/Feed/a.swift", "Feed"), ("modules/Feed/Feed/Reader/a.swift", "Feed"),
    ("modules/Main/Main/a.swift", "modules"), ("App/Views/Feed/a.swift", "App"),
  ])
  func `a folder in one of its name is a module where code imports it`(
    path: String, module: String
  ) {
    let map = ModuleMap(
      manifests: [], files: [path], imports: ["Feed", "Foundation"], currentFolder: "/home/work")
    #expect(map.placement(of: path, facts: FileFacts()).module == module)
  }

  @Test(arguments: [
    ("modules/Feed/a.swift", "Feed"), ("modules/Feed/Reader/b.swift", "Feed"),
    // Imported by no code; compiled by another target.
    ("modules/Main/m.swift", "modules"), ("App/Feed/x.swift", "App"),
  ])
  func `a folder of a target is a module where code imports it`(path: String, module: String) {
    let files = [
      "modules/Feed/a.swift", "modules/Feed/Reader/b.swift", "modules/Main/m.swift",
      "App/Feed/x.swift", "App/Feed/a.swift",
    ]
    let map = ModuleMap(
      manifests: [], files: files,
      targets: ["Feed": ["a.swift", "b.swift"], "Main": ["m.swift"], "App": ["x.swift"]],
      imports: ["Feed", "Foundation"], currentFolder: "/home/work")
    #expect(map.placement(of: path, facts: FileFacts()).module == module)
  }

  @Test(arguments: [
    ("apps/ios/Home/a.swift", "apps/ios"), ("apps/mac/a.swift", "apps/mac"),
    ("apps/Shared/a.swift", "apps"), ("Only/Inner/a.swift", "Only"), ("Core/a.swift", "Core"),
  ])
  func `two Xcode projects below a top folder are modules of their own`(
    path: String, module: String
  ) {
    let map = ModuleMap(
      manifests: [], files: [path],
      projects: [
        "apps/ios/iOS.xcodeproj", "apps/mac/Mac.xcodeproj", "Only/Inner/Inner.xcodeproj",
        "Core/Core.xcodeproj", "App.xcodeproj",
      ], currentFolder: "/home/work")
    #expect(map.placement(of: path, facts: FileFacts()).module == module)
  }

  @Test func `the target of a manifest is the module`() {
    let map = map(
      ["Package.swift": [target("Feed", path: "Code"), target("Reader")]],
      files: ["Code/a.swift", "Sources/Reader/b.swift"])
    #expect(module("Code/a.swift", map) == "Feed")
    #expect(module("Sources/Reader/b.swift", map) == "Reader")
  }

  @Test(arguments: ["Sources", "Source", "src", "srcs"])
  func `the usual folders of SwiftPM are known`(folder: String) {
    let map = map(
      ["A/Package.swift": [target("Feed"), target("B")]], files: ["A/\(folder)/Feed/a.swift"])
    #expect(module("A/\(folder)/Feed/x.swift", map) == "Feed")
  }

  @Test func `the nearest manifest wins`() {
    let map = map(
      [
        "Package.swift": [target("Whole", path: ".")],
        "A/Package.swift": [target("Inner", path: "Code")],
      ], files: ["A/Code/a.swift", "A/other/b.swift", "c.swift"])
    #expect(module("A/Code/a.swift", map) == "Inner")
    #expect(module("A/other/b.swift", map) == "Whole")
    #expect(module("c.swift", map) == "Whole")
  }

  @Test func `a target in the folder of another wins`() {
    let map = map(
      ["Package.swift": [target("Whole", path: "."), target("Part", path: "Part/Code")]],
      files: ["Part/Code/a.swift"])
    #expect(module("Part/Code/a.swift", map) == "Part")
    #expect(module("Part/b.swift", map) == "Whole")
  }

  @Test func `the only target may have its sources in the folder itself`() {
    let map = map(
      ["Package.swift": [target("Tool", .executable), target("ToolTests", .test)]],
      files: ["Sources/main.swift", "Tests/a.swift"])
    #expect(module("Sources/main.swift", map) == "Tool")
    #expect(module("Tests/a.swift", map) == "ToolTests")
  }

  @Test func `of several targets none has its sources in the folder itself`() {
    let map = map(["Package.swift": [target("A"), target("B")]], files: ["Sources/a.swift"])
    #expect(module("Sources/a.swift", map) == "Sources")
  }

  @Test func `a path with dots and slashes is resolved`() {
    let map = map(["A/Package.swift": [target("Feed", path: "./x/../Code/")]], files: [])
    #expect(module("A/Code/a.swift", map) == "Feed")
  }

  @Test func `a folder whose name only begins alike belongs to no target`() {
    let map = map(["Package.swift": [target("Feed", path: "Feed")]], files: [])
    #expect(module("Feeds/a.swift", map) == "Feeds")
  }

  @Test func `a plugin has a folder of its own`() {
    let map = map(["Package.swift": [target("P", .plugin)]], files: ["Plugins/P/a.swift"])
    #expect(module("Plugins/P/a.swift", map) == "P")
  }

  @Test func `the configuration says what no manifest says`() throws {
    let configured = ModuleMap.Configured(
      name: "Core", patterns: [try #require(PathPattern("App/Core"))])
    let map = ModuleMap(
      manifests: [], files: [], configured: [configured], currentFolder: "/project")
    #expect(module("App/Core/a.swift", map) == "Core")
    #expect(module("App/b.swift", map) == "App")
  }

  @Test func `a manifest beats the configuration, and the configuration the layout`() throws {
    let configured = ModuleMap.Configured(
      name: "All", patterns: [try #require(PathPattern("Sources"))])
    let map = ModuleMap(
      manifests: [(path: "Package.swift", facts: facts([target("Feed")]))],
      files: ["Sources/Feed/a.swift"], configured: [configured], currentFolder: "/project")
    #expect(module("Sources/Feed/a.swift", map) == "Feed")
    #expect(module("Sources/Other/a.swift", map) == "All")
  }

  @Test func `patterns start at the folder of the configuration`() throws {
    let configured = ModuleMap.Configured(
      name: "Core", patterns: [try #require(PathPattern("/project/App"))])
    let map = ModuleMap(
      manifests: [], files: [], configured: [configured], currentFolder: "/top/project",
      configurationFolder: "/top")
    #expect(module("App/a.swift", map) == "Core")
  }

  @Test func `the order of manifests does not matter`() {
    let manifests = [
      (path: "Package@swift-5.9.swift", facts: facts([target("Old", path: "Code")])),
      (path: "Package.swift", facts: facts([target("New", path: "Code")])),
    ]
    for order in [manifests, manifests.reversed()] {
      let map = ModuleMap(manifests: order, files: [], currentFolder: "/project")
      #expect(module("Code/a.swift", map) == "New")
    }
  }

  @Test func `modules on the main actor are those that a manifest names`() {
    var feed = target("Feed")
    feed.isOnMainActor = true
    let map = map(
      ["Package.swift": [feed, target("Core")]],
      files: ["Sources/Feed/a.swift", "Sources/Core/b.swift"])
    #expect(map.mainActorModules == ["Feed"])
  }

  @Test func `modules that depend on a product are those that a manifest lists it for`() {
    var feed = target("Feed")
    feed.dependencies = ["Core", "DepStructs"]
    var app = target("App")
    app.dependencies = ["DepStructs"]
    let map = map(
      ["Package.swift": [feed, target("Core")], "App/Package.swift": [app]],
      files: ["Sources/Feed/a.swift", "Sources/Core/b.swift", "App/Sources/App/c.swift"])
    #expect(map.modules(dependingOn: "DepStructs") == ["App", "Feed"])
  }

  @Test func `manifests are no part of the project`() {
    let files = ["Package.swift", "Package@swift-5.9.swift", "a.swift"].map {
      LoadedFile(
        file: SourceFile(path: $0, location: "/project/\($0)", size: 0), facts: FileFacts())
    }
    let map = ModuleMap(manifests: [], files: [], currentFolder: "/project")
    #expect(map.records(files).map(\.path) == ["a.swift"])
  }

  private func map(_ packages: [String: [ManifestTargetFact]], files: [String]) -> ModuleMap {
    ModuleMap(
      manifests: packages.map { (path: $0.key, facts: facts($0.value)) }, files: files,
      currentFolder: "/project")
  }

  private func facts(_ targets: [ManifestTargetFact]) -> FileFacts {
    var facts = FileFacts()
    facts.targets = targets
    return facts
  }

  private func target(
    _ name: String, _ kind: ManifestTargetFact.Kind = .regular, path: String? = nil
  ) -> ManifestTargetFact {
    ManifestTargetFact(kind: kind, name: name, path: path)
  }

  private func module(_ path: String, _ map: ModuleMap) -> String {
    map.placement(of: path, facts: FileFacts()).module
  }
}

struct RoleTests {
  private let map = ModuleMap(manifests: [], files: [], currentFolder: "/project")

  @Test(arguments: [
    "Tests/FeedTests/a.swift", "AppTests/a.swift", "AppUITests/x/a.swift", "App/Tests/a.swift",
    "FeedSpecs/a.swift", "Specs/a.swift",
  ])
  func `a folder for tests holds tests`(path: String) {
    #expect(map.placement(of: path, facts: FileFacts()).role == .test)
  }

  @Test(arguments: [
    "App/a.swift", "App/FeedTests.swift", "TestKit/a.swift", "Contests/a.swift",
    "App/Preview Content/a.swift", "Sources/Testing/a.swift",
  ])
  func `another folder holds sources`(path: String) {
    #expect(map.placement(of: path, facts: FileFacts()).role == .source)
  }

  @Test(arguments: ["XCTest", "Testing", "Quick", "Nimble"])
  func `a file that imports a test framework is a test`(name: String) {
    var facts = FileFacts()
    facts.imports = ["Foundation", name]
    #expect(map.placement(of: "App/a.swift", facts: facts).role == .test)
  }

  @Test func `a test target holds tests whatever its folder`() {
    var facts = FileFacts()
    facts.targets = [ManifestTargetFact(kind: .test, name: "Checks", path: "Checks")]
    let map = ModuleMap(
      manifests: [(path: "Package.swift", facts: facts)], files: [], currentFolder: "/project")
    let (module, role) = map.placement(of: "Checks/a.swift", facts: FileFacts())
    #expect(module == "Checks")
    #expect(role == .test)
  }
}
