import Foundation
import Testing

/// The road of a package of several modules, of which other packages may import one.
@Suite struct ModuleRoadTests {
  @Test func theProgramAsksARootOfAnotherModule() throws {
    try withTool(files) { tool in
      try tool.commitAll()
      let before = try build(tool)
      _ = try tool.run("migrate", "--all", "--no-library", "--write")
      try tool.commitAll()
      let early = try tool.run("migrate", "--end-transition", "--all")
      #expect(
        early.errors.contains(
          "Sources/App/main.swift:4:14: default-needed: the code here relies on the default, and "
            + "its module 'App' cannot see 'Screen.Dependencies'; write 'public' there and run "
            + "this again, or call a function of a root here"), "\(early)")
      let new = try tool.run("wire", "--new", "AppRoot", "--for", "Screen", "--write")
      #expect(new.status == 0, "\(new)")
      let root = try tool.text(of: "Sources/Kit/AppRoot.swift")
      #expect(root.hasPrefix("import Foundation\n\n/// What lives"), "\(root)")
      #expect(root.contains("  public func makeScreen(link: URL) -> Screen {"), "\(root)")
      #expect(try build(tool) == before)

      try tool.commitAll()
      let end = try tool.run("migrate", "--end-transition", "--all", "--write")
      #expect(end.output.contains("migrated  Kit.Screen"), "\(end)")
      #expect(end.output.contains("migrated  Kit.Loader"), "\(end)")
      let main = try tool.text(of: "Sources/App/main.swift")
      #expect(
        main.contains("let screen = AppRoot(dependencies: .live).makeScreen(link: "), "\(main)")
      #expect(try build(tool) == before)
      #expect(try !tool.text(of: "Sources/Kit/Screen.swift").contains("defaultDependencies"))
      #expect(try tool.run("wire", "--check").status == 0)
    }
  }

  /// Other packages make the public type, so it keeps its default; what that makes names `.live`.
  @Test func aTypeOfALibraryKeepsItsDefaultAlone() throws {
    var files = files
    files["Package.swift"] = files["Package.swift"]?.replacing(
      "targets: [", with: "products: [.library(name: \"Kit\", targets: [\"Kit\"])], targets: [")
    try withTool(files) { tool in
      try tool.commitAll()
      let before = try build(tool)
      _ = try tool.run("migrate", "--all", "--no-library", "--write")
      try tool.commitAll()
      let end = try tool.run("migrate", "--end-transition", "--all", "--write")
      #expect(end.output.contains("other packages call the initializer"), "\(end)")
      #expect(end.output.contains("migrated  Kit.Loader"), "\(end)")
      let screen = try tool.text(of: "Sources/Kit/Screen.swift")
      #expect(screen.contains("Loader(dependencies: .live)"), "\(screen)")
      #expect(try build(tool) == before)
    }
  }

  @Test func aTypeWithoutDependenciesIsPassedNothing() throws {
    let files = [
      "Sources/App/Command.swift": """
      import Releases

      final class Command {
        init(release: Release, verbose: Bool = false) {}
      }

      """
    ]
    try withTool(files) { tool in
      let new = try tool.run("wire", "--new", "AppRoot", "--for", "Command")
      #expect(new.output.hasPrefix("import Releases\n\n"), "\(new)")
      #expect(new.output.contains("    Command(release: release)\n"), "\(new)")
      #expect(new.errors.contains("'Command' takes no 'Dependencies'"), "\(new)")
    }
  }

  /// What to do next depends on what the type makes.
  @Test func aTypeWithoutDependenciesNamesWhatCanBePassed() throws {
    let made = """
      final class Page {
        struct Dependencies { var log: (String) -> Void }
        init(dependencies: Dependencies) {}
      }

      """
    let files = [
      "Sources/App/Launcher.swift": made
        + """
        final class Launcher {
          func launch() { _ = Page(dependencies: .init(log: { print($0) })) }
        }

        """
    ]
    try withTool(files) { tool in
      let new = try tool.run("wire", "--new", "AppRoot", "--for", "Launcher")
      #expect(new.errors.contains("; name what it makes instead: --for Page\n"), "\(new)")
    }
    let screens = [
      "Sources/App/Coordinator.swift": """
      import Foundation

      final class PageViewModel { func load() { _ = FileManager.default.temporaryDirectory } }
      final class Coordinator { func start() { PageViewModel().load() } }

      """
    ]
    try withTool(screens) { tool in
      let new = try tool.run("wire", "--new", "AppRoot", "--for", "Coordinator")
      #expect(
        new.errors.contains(
          "; convert it first: depstructs migrate Coordinator --count navigation"),
        "\(new)")
    }
  }

  private func build(_ tool: Tool) throws -> String {
    let built = try tool.shell(
      "swiftc -swift-version 5 -parse-as-library -wmo -module-name Kit -emit-module "
        + "-emit-module-path ../Kit.swiftmodule -emit-object -o ../Kit.o Sources/Kit/*.swift "
        + "&& swiftc -swift-version 5 -I .. Sources/App/main.swift ../Kit.o -o ../program "
        + "&& ../program")
    #expect(built.status == 0, "\(built)")
    return built.output
  }

  private let files = [
    "Package.swift": """
    // swift-tools-version: 5.9
    import PackageDescription

    let package = Package(
      name: "App",
      targets: [
        .executableTarget(name: "App", dependencies: ["Kit"]), .target(name: "Kit"),
      ])

    """,
    "Sources/Kit/Screen.swift": """
    import Foundation

    public final class Screen {
      private let link: URL

      public init(link: URL) { self.link = link }

      public func show() { print(Loader().load(), link.path) }
    }

    final class Loader {
      func load() -> Bool { ProcessInfo.processInfo.processorCount > 0 }
    }

    """,
    "Sources/App/main.swift": """
    import Foundation
    import Kit

    let screen = Screen(link: URL(fileURLWithPath: "/home"))
    screen.show()

    """,
  ]
}
