import Foundation
import Testing

/// `depstructs wire --new` where the root and its types differ: another module, another actor, a
/// parent that cannot take inputs, an initializer that takes no `Dependencies`.
@Suite struct NewRootPlaceTests {
  private let feed = """
    final class API: Sendable { static let shared = API(); init() {} }
    final class Feed {
      struct Dependencies {
        var api: API
        static var live: Self { .init(api: .shared) }
      }
      let dependencies: Dependencies
      init(dependencies: Dependencies = .live) { self.dependencies = dependencies }
    }

    """

  private func child(
    _ files: [String: String], of parent: String = "AppRoot", for type: String = "Feed"
  ) throws -> (text: String, root: String, report: String) {
    var done = (text: "", root: "", report: "")
    try withTool(files) { tool in
      let outcome = try tool.run(
        "wire", "--new", "ChildRoot", "--in", parent, "--for", type, "--write", "--force")
      #expect(outcome.status == 0, "\(outcome)")
      done.text = try tool.text(of: "Sources/App/ChildRoot.swift")
      done.root = try tool.text(of: "Sources/App/AppRoot.swift")
      done.report = outcome.errors
    }
    return done
  }

  private func root(for type: String, _ source: String) throws -> String {
    var text = ""
    try withTool(["Sources/App/A.swift": feed + source]) { tool in
      let outcome = try tool.run("wire", "--new", "AppRoot", "--for", type, "--write", "--force")
      #expect(outcome.status == 0, "\(outcome)")
      let built = try tool.shell(
        "swiftc -swift-version 6 -parse-as-library -wmo -emit-sil -o /dev/null Sources/App/*.swift")
      #expect(built.status == 0, "\(built)")
      text = try tool.text(of: "Sources/App/AppRoot.swift")
    }
    return text
  }

  /// Code that makes the type today can call the root that takes its place.
  @Test(arguments: [true, false])
  func aRootForCodeOnNoActorIsOnNone(isSettled: Bool) throws {
    let app = """
      struct Program {
        func run() { print(Feed().dependencies.api) }
      }

      """
    var files = ["Sources/App/A.swift": feed + app]
    if isSettled {
      files["Package.swift"] = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "App", targets: [.target(name: "App")])

        """
    }
    try withTool(files) { tool in
      let outcome = try tool.run("wire", "--new", "AppRoot", "--for", "Feed")
      #expect(outcome.status == 0, "\(outcome)")
      #expect(outcome.output.contains("@MainActor") != isSettled, "\(outcome)")
    }
  }

  /// No second object is made beside the singleton.
  @Test func aParentWithAnInitializerForItsInputsGivesNothingNew() throws {
    let app = """
      final class AppRoot {
        struct Dependencies {
          var name: String
          init(name: String) { self.name = name }
        }
        private let dependencies: Dependencies
        init(dependencies: Dependencies) { self.dependencies = dependencies }
      }

      """
    let done = try child(["Sources/App/A.swift": feed, "Sources/App/AppRoot.swift": app])
    #expect(done.root == app)
    #expect(done.text.contains("Feed(dependencies: .init(api: dependencies.api))"), "\(done)")
    #expect(done.report.contains("pass 'api: .shared' where ChildRoot is made"), "\(done)")
  }

  @Test func thePlacesThatMakeAParentAreNamed() throws {
    let app = """
      final class AppRoot {
        struct Dependencies {
          var name: String
        }
        let dependencies: Dependencies
        init(dependencies: Dependencies) { self.dependencies = dependencies }
      }
      func start() -> AppRoot { AppRoot(dependencies: .init(name: "x")) }

      """
    let done = try child(["Sources/App/A.swift": feed, "Sources/App/AppRoot.swift": app])
    #expect(
      done.report.contains("pass 'api: .shared' in Sources/App/AppRoot.swift:8:27"), "\(done)")
  }

  @Test func aChildImportsTheModuleOfItsType() throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "App",
        targets: [.target(name: "App", dependencies: ["Kit"]), .target(name: "Kit")])

      """
    let kit = """
      public final class Other {
        public struct Dependencies { public init() {} }
        public init(dependencies: Dependencies = .init()) {}
      }

      """
    let done = try child(
      [
        "Package.swift": manifest, "Sources/Kit/Other.swift": kit,
        "Sources/App/AppRoot.swift": "import Kit\nfinal class AppRoot {}\n",
      ], for: "Other")
    #expect(done.text.hasPrefix("import Kit\n"), "\(done)")
  }

  @Test func aChildIsOnTheActorOfItsType() throws {
    let screen = "@MainActor final class Screen { init() {} }\n"
    let done = try child(
      ["Sources/App/A.swift": screen, "Sources/App/AppRoot.swift": "final class AppRoot {}\n"],
      for: "Screen")
    #expect(done.text.contains("@MainActor\nfinal class ChildRoot"), "\(done)")
  }

  @Test(arguments: ["DependenciesRoot", "ClassRoot"])
  func thePropertyForAParentHasANameOfItsOwn(_ parent: String) throws {
    let done = try child(
      ["Sources/App/A.swift": feed, "Sources/App/AppRoot.swift": "final class \(parent) {}\n"],
      of: parent)
    #expect(done.text.contains("private let parent: \(parent)"), "\(done)")
  }

  @Test func aGenericParentIsRefused() throws {
    let files = ["Sources/App/A.swift": feed + "final class AppRoot<Value> {}\n"]
    try withTool(files) { tool in
      let outcome = try tool.run(
        "wire", "--new", "ChildRoot", "--in", "AppRoot", "--for", "Feed", "--write", "--force")
      #expect(outcome.status == 2 && outcome.errors.contains("'AppRoot' is generic"), "\(outcome)")
    }
  }

  @Test func aManifestThatLacksTheLibraryIsNamed() throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "App", targets: [.target(name: "App")])

      """
    let late = """
      final class Images: Sendable { init() {} }
      final class Screen {
        struct Dependencies { var images: @Sendable () -> Images }
        init(dependencies: Dependencies) {}
      }

      """
    let files = [
      "Package.swift": manifest, "Sources/App/A.swift": late,
      "Sources/App/AppRoot.swift": "@MainActor final class AppRoot {}\n",
    ]
    let done = try child(files, for: "Screen")
    #expect(done.root.hasPrefix("import DepStructs\n"), "\(done)")
    #expect(done.report.contains("module App imports DepStructs now"), "\(done)")
    #expect(
      done.report.contains(#".product(name: "DepStructs", package: "DepStructs")"#), "\(done)")
  }

  @Test func aPropertyWithADefaultTellsItsType() throws {
    let row = """
      struct Row {
        struct Dependencies { var api: API; static var live: Self { .init(api: .shared) } }
        var dependencies = Dependencies.live
        let title: String
      }
      """
    let text = try root(for: "Row", row)
    #expect(
      text.contains("Row(dependencies: .init(api: dependencies.api), title: title)"), "\(text)")
  }

  @Test func anInitializerWithoutDependenciesIsCalledAsItIs() throws {
    let title = """
      final class Title {
        struct Dependencies { var api: API; static var live: Self { .init(api: .shared) } }
        private var dependencies: Dependencies = .live
        let title: String
        required init(title: String) { self.title = title }
      }
      """
    let text = try root(for: "Title", title)
    #expect(text.contains("Title(title: title)"), "\(text)")
  }

  @Test func specialParametersArePassedOn() throws {
    let text = try root(
      for: "Counter",
      """
      final class Counter {
        struct Dependencies { var api: API; static var live: Self { .init(api: .shared) } }
        let dependencies: Dependencies
        init(
          _ number: inout Int, text: @autoclosure () -> String, dependencies: Dependencies = .live
        ) { self.dependencies = dependencies }
      }
      """)
    #expect(text.contains("&number, text: text(),"), "\(text)")
  }
}
