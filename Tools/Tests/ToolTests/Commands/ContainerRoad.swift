import Foundation
import Testing

/// An app with the container of an article or a package, on its way to a composition root.
struct ContainerRoad: Sendable, CustomTestStringConvertible {
  let name: String
  let container: String
  /// How registrations reach the root.
  let bridge: String
  /// How other code fetches the object that the container registers first.
  var fetch = "@Inject var api: API"
  /// Whether the container hands out one such object.
  var isShared = true
  /// The files that go when nothing reads the container any more, with the statements that used
  /// them.
  let gone: [String]
  var statements: [String] = []
  /// Whether a module beside the app stands in for a package.
  var isPackage = false
  /// What the last command says of the container, where it takes the registrations away.
  var note: String?
  /// A member of the root without which the app does not compile.
  var member = "private(set) lazy var api: any API = NetworkAPI()"

  var testDescription: String { name }

  static let all = [
    ContainerRoad(
      name: "Swinject", container: "Swinject", bridge: "root", gone: ["AppDelegate"],
      statements: ["    AppDelegate().didFinishLaunching()\n"], isPackage: true),
    ContainerRoad(
      name: "Factory", container: "Factory", bridge: "self.root()",
      fetch: "@Injected(\\.api) var api", gone: ["Registrations"],
      statements: ["import Factory\n\n"], isPackage: true),
    ContainerRoad(
      name: "Resolver", container: "Resolver", bridge: "root",
      fetch: "@Injected var api: API", gone: ["Registrations"],
      statements: ["import Resolver\n\n"], isPackage: true),
    ContainerRoad(
      name: "Dependencies", container: "swift-dependencies", bridge: "",
      fetch: "@Dependency(\\.api) var api", gone: ["Registrations"],
      statements: ["import Dependencies\n\n"], isPackage: true),
    ContainerRoad(
      name: "TypeKeyedStore", container: "ServiceStore", bridge: "root",
      fetch: "@Injected var api: API", isShared: false,
      gone: ["ServiceStore", "Registrations"],
      statements: ["    registerServices(in: .current)\n"],
      note: "unused container: 'ServiceStore' at Sources/App/ServiceStore.swift:2; delete it "
        + "together with 'Injected'",
      member: "  func makeAPI() -> any API {\n    NetworkAPI()\n  }\n"),
    ContainerRoad(
      name: "ResultBuilder", container: "DependencyContainer", bridge: "root",
      gone: ["Container"],
      statements: [
        "      Dependency { NetworkAPI() as API }\n",
        "      Dependency { ConsoleTracker(api: DependencyContainer.root.resolve()) as Tracker }\n",
        "      Dependency { Draft(tracker: DependencyContainer.root.resolve()) }\n",
        "    let container = DependencyContainer {\n    }\n", "    container.build()\n",
      ],
      note: "container without registrations: 'DependencyContainer' at Sources/App/"
        + "Container.swift:17; Sources/App/Program.swift:"),
    ContainerRoad(
      name: "KeyPath", container: "AppContainer", bridge: "", fetch: "@Inject(\\.api) var api",
      gone: ["Container"]),
    ContainerRoad(
      name: "InfomaniakDI", container: "InfomaniakDI", bridge: "root",
      fetch: "@InjectService var api: API", gone: ["Assembly"],
      statements: ["import InfomaniakDI\n\n", "    registerServices()\n"], isPackage: true),
  ]

  // MARK: Steps

  func commit(_ tool: Tool) throws {
    try tool.git("add", "--all")
    try tool.git("commit", "--quiet", "--message=Step")
  }

  /// The files go, and the lines that used them.
  func removeContainer(_ tool: Tool) throws {
    for name in gone { try tool.git("rm", "--quiet", "-f", "Sources/App/\(name).swift") }
    for path in ["Program", "Screens"].map({ "Sources/App/\($0).swift" }) {
      var text = try tool.text(of: path)
      for statement in statements { text = text.replacing(statement, with: "") }
      try tool.write(text, to: path)
    }
  }

  /// Builds the app and gives what it prints.
  func output(_ tool: Tool) throws -> String {
    let built = try tool.shell(command + " && ../program")
    #expect(built.status == 0, "\(built)")
    return built.output
  }

  var command: String {
    let compiler = "swiftc -parse-as-library -swift-version 5"
    let package = """
      (test -f ../lib\(name).a || swiftc -parse-as-library -static -emit-library -emit-module \
      -module-name \(name) -emit-module-path ../\(name).swiftmodule -o ../lib\(name).a \
      ../\(name).swift) &&
      """
    let app = "\(compiler) -o ../program Sources/App/*.swift"
    return (isPackage ? "\(package) \(app) -I .. -L .. -l\(name)" : app) + " 2>&1"
  }

  func testOutput(_ tool: Tool) throws -> String {
    let sources = "$(ls Sources/App/*.swift | grep -v Program) Tests/AppTests/*.swift"
    let built = try tool.shell(
      "swiftc -parse-as-library -swift-version 5 -o ../tests \(sources) 2>&1 && ../tests")
    #expect(built.status == 0, "\(built)")
    return built.output
  }

  /// The files of a road whose program ends with code that goes on to fetch from the container.
  func filesWithAnotherUser() throws -> [String: String] {
    var files = try files().filter { !$0.key.hasPrefix("Tests") }
    files["Sources/App/Report.swift"] =
      (isPackage ? "import \(name)\n\n" : "") + """
        @MainActor
        enum Report {
          static func print() {
            \(fetch)
            Swift.print("report", api.get("report"))
          }
        }

        """
    files["Sources/App/Program.swift"] = files["Sources/App/Program.swift"]?
      .replacing("HomeScreen().show()\n", with: "HomeScreen().show()\n    Report.print()\n")
    return files
  }

  /// The files of a road; those of a package lie beside the project.
  func files() throws -> [String: String] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/Containers/\(name)")
    let paths =
      FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".swift") } ?? []
    return try paths.reduce(into: [:]) { files, path in
      let target =
        path.hasPrefix(name + "/") ? "../\(path.dropFirst(name.count + 1))" : path
      files[target] = try String(
        contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }
  }
}
