import Foundation
import Testing

/// From a container to a composition root, by commands alone; the output stays the same.
///
/// Each folder of the fixtures is an app with the container of an article or a package.
@Suite struct ContainerRoadTests {
  struct Road: Sendable, CustomTestStringConvertible {
    let name: String
    let container: String
    /// How registrations reach the root.
    let bridge: String
    /// The files that go when nothing reads the container any more, with the statements that used
    /// them.
    let gone: [String]
    var statements: [String] = []
    /// Whether a module beside the app stands in for a package.
    var isPackage = false
    /// A member of the root without which the app does not compile.
    var member = "private(set) lazy var api: any API = NetworkAPI()"

    var testDescription: String { name }
  }

  static let roads = [
    Road(
      name: "Swinject", container: "Swinject", bridge: "root", gone: ["AppDelegate"],
      statements: ["    AppDelegate().didFinishLaunching()\n"], isPackage: true),
    Road(
      name: "Factory", container: "Factory", bridge: "self.root()", gone: ["Registrations"],
      statements: ["import Factory\n\n"], isPackage: true),
    Road(
      name: "Resolver", container: "Resolver", bridge: "root", gone: ["Registrations"],
      statements: ["import Resolver\n\n"], isPackage: true),
    Road(
      name: "Dependencies", container: "swift-dependencies", bridge: "", gone: ["Registrations"],
      statements: ["import Dependencies\n\n"], isPackage: true),
    Road(
      name: "TypeKeyedStore", container: "ServiceStore", bridge: "root",
      gone: ["ServiceStore", "Registrations"],
      statements: ["    registerServices(in: .current)\n"],
      member: "  func makeAPI() -> any API {\n    NetworkAPI()\n  }\n"),
    Road(
      name: "ResultBuilder", container: "DependencyContainer", bridge: "root",
      gone: ["Container"],
      statements: [
        "    let container = DependencyContainer {\n",
        "      Dependency { NetworkAPI() as API }\n",
        "      Dependency { ConsoleTracker(api: DependencyContainer.root.resolve()) as Tracker }\n",
        "      Dependency { Draft(tracker: DependencyContainer.root.resolve()) }\n    }\n",
        "    container.build()\n",
      ]),
    Road(
      name: "KeyPath", container: "AppContainer", bridge: "", gone: ["Container"]),
  ]

  @Test(arguments: roads) func theRoadEndsWithoutTheContainer(_ road: Road) throws {
    try withTool(try files(of: road).filter { !$0.key.hasPrefix("Tests") }) { tool in
      try tool.commitAll()
      let before = try output(of: road, tool)
      #expect(before.contains("made NetworkAPI"))

      #expect(try tool.run("migrate", "--all", "--no-library", "--write").status == 0)
      #expect(try output(of: road, tool) == before)

      try commit(tool)
      let new = try tool.run(
        "wire", "--new", "AppRoot", "--from-container", road.container, "--for", "HomeScreen",
        "--write")
      #expect(new.status == 0 && !new.errors.contains("warning:"), "\(new)")
      #expect(try output(of: road, tool) == before)

      try commit(tool)
      if !road.bridge.isEmpty {
        let bridge = try tool.run(
          "wire", "AppRoot", "--from-container", road.container, "--bridge", road.bridge, "--write")
        #expect(bridge.status == 0, "\(bridge)")
        #expect(try output(of: road, tool) == before)
        let again = try tool.run(
          "wire", "AppRoot", "--from-container", road.container, "--bridge", road.bridge)
        #expect(again.status == 0 && again.output.isEmpty, "\(again)")
        // A bridge is for code that goes on asking the container; here none does.
        try tool.git("checkout", "--quiet", "--", ".")
      }

      let end = try tool.run("migrate", "--end-transition", "--all", "--root", "AppRoot", "--write")
      #expect(end.status == 0 && !end.output.contains("skipped"), "\(end)")
      #expect(try output(of: road, tool) == before)

      try removeContainer(of: road, tool)
      #expect(try output(of: road, tool) == before)
      #expect(try tool.run("wire", "--check").status == 0)

      let root = "Sources/App/AppRoot.swift"
      let text = try tool.text(of: root)
      #expect(text.contains(road.member), "\(text)")
      try tool.write(text.replacing(road.member, with: ""), to: root)
      let broken = try tool.shell(command(of: road))
      #expect(broken.status != 0 && broken.output.contains("AppRoot.swift"), "\(broken)")
    }
  }

  /// Tests that put another object into the container go on while the registrations ask the root.
  @Test func testsOfAStoreGoOnBehindTheBridge() throws {
    let road = Self.roads[4]
    try withTool(try files(of: road)) { tool in
      try tool.commitAll()
      let before = try testOutput(tool)
      #expect(before.contains("stub of feed"))
      #expect(try tool.run("migrate", "--all", "--no-library", "--write").status == 0)
      #expect(try testOutput(tool) == before)
      try commit(tool)
      let container = ["--from-container", road.container, "--write"]
      let new = try tool.run(["wire", "--new", "AppRoot"] + container)
      #expect(new.status == 0, "\(new)")
      try commit(tool)
      let bridge = try tool.run(["wire", "AppRoot", "--bridge", "root"] + container)
      #expect(bridge.status == 0, "\(bridge)")
      #expect(try testOutput(tool).contains("stub of feed"))
    }
  }

  @Test func noRunRewritesTheContainerUnlessItIsAskedTo() throws {
    let road = Self.roads[0]
    try withTool(try files(of: road)) { tool in
      try tool.commitAll()
      let path = "Sources/App/AppDelegate.swift"
      let before = try tool.text(of: path)
      #expect(try tool.run("migrate", "--all", "--no-library", "--write").status == 0)
      try commit(tool)
      let new = try tool.run("wire", "--new", "AppRoot", "--from-container", "Swinject", "--write")
      #expect(new.status == 0, "\(new)")
      #expect(try tool.run("wire", "AppRoot", "--from-container", "Swinject").output.isEmpty)
      #expect(try tool.text(of: path) == before)
    }
  }

  @Test(arguments: [
    ["AppRoot", "--bridge", "root"], ["--from-container", "Swinject", "--bridge", "root"],
    ["AppRoot", "--from-container", "Swinject", "--check"],
    ["--new", "AppRoot", "--from-container", "Swinject", "--bridge", "root"],
  ])
  func whatDoesNotGoTogetherIsWrongUsage(_ words: [String]) throws {
    try withTool([:]) { tool in
      let outcome = try tool.run(["wire"] + words)
      #expect(outcome.status == 64, "\(outcome)")
    }
  }

  @Test func aCheckNamesWhatIsUnreadAndWhatIsMissing() throws {
    let road = Self.roads[4]
    var files = try files(of: road)
    files["Sources/App/Extra.swift"] = """
      final class Extra {
        @Injected private var program: HomeScreen
      }

      final class Unused {}

      @MainActor
      func registerExtras(in store: ServiceStore) { store.register(Unused.self, Unused()) }

      """
    try withTool(files) { tool in
      let list = try tool.run("wire", "--from-container", road.container)
      #expect(
        list.output == """
          Sources/App/Extra.swift:8: Unused: new each time, fetched by nothing
          Sources/App/Registrations.swift:3: API: new each time, fetched by FeedModel, Tracker
          Sources/App/Registrations.swift:4: Tracker: new each time, fetched by Draft, \
          EditorModel, FeedModel, HomeScreen
          Sources/App/Registrations.swift:5: Draft: new each time, fetched by EditorModel

          """)
      let check = try tool.run(
        "wire", "--check", "--from-container", road.container, "--format", "xcode")
      #expect(check.status == 1)
      #expect(
        check.errors.contains(
          "Extra.swift:2:3: error: nothing registers 'HomeScreen', which is fetched here"),
        "\(check)")
      #expect(
        check.errors.contains(
          "Extra.swift:8:47: warning: 'Unused' is registered, and nothing fetches it"),
        "\(check)")
      try tool.git("init", "--quiet")
      try tool.write("", to: "Sources/App/Extra.swift")
      let clean = try tool.run("wire", "--check", "--from-container", road.container)
      #expect(clean.status == 0 && clean.errors.isEmpty, "\(clean)")
    }
  }

  @Test func anUnknownContainerIsNamedWithThoseThatAreKnown() throws {
    try withTool(["Sources/App/Root.swift": "final class AppRoot {}\n"]) { tool in
      let outcome = try tool.run("wire", "AppRoot", "--from-container", "Typhoon")
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("name one of Factory, Resolver, Swinject"), "\(outcome)")
    }
  }

  // MARK: Steps

  private func commit(_ tool: Tool) throws {
    try tool.git("add", "--all")
    try tool.git("commit", "--quiet", "--message=Step")
  }

  /// The files go, and the lines that used them.
  private func removeContainer(of road: Road, _ tool: Tool) throws {
    for name in road.gone { try tool.git("rm", "--quiet", "-f", "Sources/App/\(name).swift") }
    for path in ["Program", "Screens"].map({ "Sources/App/\($0).swift" }) {
      var text = try tool.text(of: path)
      for statement in road.statements { text = text.replacing(statement, with: "") }
      try tool.write(text, to: path)
    }
  }

  /// Builds the app and gives what it prints.
  private func output(of road: Road, _ tool: Tool) throws -> String {
    let built = try tool.shell(command(of: road) + " && ../program")
    #expect(built.status == 0, "\(built)")
    return built.output
  }

  private func command(of road: Road) -> String {
    let name = road.name
    let compiler = "swiftc -parse-as-library -swift-version 5"
    let package = """
      (test -f ../lib\(name).a || swiftc -parse-as-library -static -emit-library -emit-module \
      -module-name \(name) -emit-module-path ../\(name).swiftmodule -o ../lib\(name).a \
      ../\(name).swift) &&
      """
    let app = "\(compiler) -o ../program Sources/App/*.swift"
    return (road.isPackage ? "\(package) \(app) -I .. -L .. -l\(name)" : app) + " 2>&1"
  }

  private func testOutput(_ tool: Tool) throws -> String {
    let sources = "$(ls Sources/App/*.swift | grep -v Program) Tests/AppTests/*.swift"
    let built = try tool.shell(
      "swiftc -parse-as-library -swift-version 5 -o ../tests \(sources) 2>&1 && ../tests")
    #expect(built.status == 0, "\(built)")
    return built.output
  }

  /// The files of a road; those of a package lie beside the project.
  private func files(of road: Road) throws -> [String: String] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/Containers/\(road.name)")
    let paths =
      FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".swift") } ?? []
    return try paths.reduce(into: [:]) { files, path in
      let name =
        path.hasPrefix(road.name + "/") ? "../\(path.dropFirst(road.name.count + 1))" : path
      files[name] = try String(
        contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }
  }
}
