import Foundation
import Testing

/// Types that keep their dependencies in a property which no initializer sets, and a new root.
@Suite struct PropertyFormTests {
  private let types = """
    final class Log: Sendable {
      static let shared = Log()
      func say(_ text: String) { print(text) }
    }
    public class Page {
      struct Dependencies {
        var log: Log

        static var defaultDependencies: Self { Self(log: Log.shared) }
      }

      var dependencies: Dependencies = .defaultDependencies

      let text: String
      public init(text: String) { self.text = text }
      public func render() { dependencies.log.say(text) }
    }
    final class Command {
      func run() { Page(text: "command").render() }
    }

    """
  private let form = """
    class Form {
      struct Dependencies {
        var log: Log

        static var defaultDependencies: Self { Self(log: Log.shared) }
      }

      var dependencies: Dependencies = .defaultDependencies

      required init() {}
    }

    """
  private let package = """
    // swift-tools-version:6.0
    import PackageDescription
    let package = Package(name: "App", targets: [.executableTarget(name: "App")])

    """
  private let main = """
    Page(text: "main").render()
    Command().run()

    """

  @Test func theNewRootSaysWhyItPassesNothing() throws {
    try withTool(["Sources/App/Page.swift": types + form]) { tool in
      let new = try tool.run("wire", "--new", "AppRoot", "--for", "Form", "Command")
      #expect(new.status == 0, "\(new)")
      #expect(
        new.errors.contains(
          "'Form' keeps its dependencies in the property 'dependencies', and no initializer takes "
            + "them, so AppRoot passes it nothing; write another initializer, which takes "
            + "'dependencies: Dependencies' and sets the property, and run this again\n"),
        "\(new)")
    }
  }

  /// The initializer takes what the property began with, and callers go on to leave it out.
  @Test func theNewRootPassesThemToAnInitializer() throws {
    let files = [
      "Package.swift": package, "Sources/App/Page.swift": types, "Sources/App/main.swift": main,
    ]
    try withTool(files) { tool in
      let before = try build(tool)
      let new = try tool.run("wire", "--new", "AppRoot", "--for", "Page", "--write", "--force")
      #expect(new.status == 0, "\(new)")
      #expect(
        new.errors.contains("Sources/App/Page.swift: an initializer takes the dependencies now\n"),
        "\(new)")
      let page = try tool.text(of: "Sources/App/Page.swift")
      #expect(
        page.contains(
          "  init(text: String, dependencies: Dependencies = .defaultDependencies) {\n"
            + "    self.dependencies = dependencies\n"), "\(page)")
      #expect(page.contains("  var dependencies: Dependencies\n"), "\(page)")
      #expect(try build(tool) == before)
    }
  }

  /// What the named type makes is passed its dependencies too.
  @Test(arguments: [["Page", "Command"], ["Command"]])
  func theRoadEndsWithoutAnEdit(_ names: [String]) throws {
    let made = types.replacing(
      "func run() { Page(text: \"command\").render() }",
      with: """
        struct Dependencies {
            var makePage: @Sendable (String) -> Page
            static var live: Self { Self(makePage: { Page(text: $0) }) }
          }
          private let dependencies: Dependencies
          init(dependencies: Dependencies = .live) { self.dependencies = dependencies }
          func run() { dependencies.makePage("command").render() }
        """)
    let files = [
      "Package.swift": package, "Sources/App/Page.swift": made,
      "Sources/App/main.swift": names.count > 1 ? main : "Command().run()\n",
    ]
    try withTool(files) { tool in
      let before = try build(tool)
      let new = try tool.run(
        ["wire", "--new", "AppRoot", "--for"] + names + ["--write", "--force"])
      #expect(new.status == 0, "\(new)")
      let end = try end(tool)
      #expect(end.output.contains("migrated  App.Page"), "\(end)")
      #expect(try build(tool) == before)
      let page = try tool.text(of: "Sources/App/Page.swift")
      #expect(!page.contains("static var"), "\(page)")
      let root = try tool.text(of: "Sources/App/AppRoot.swift")
      #expect(!root.contains("dependencies: .live"), "\(root)")
      #expect(try tool.run("wire", "--check").status == 0)
    }
  }

  @discardableResult
  private func end(_ tool: Tool) throws -> Tool.Outcome {
    let end = try tool.run(
      "migrate", "--end-transition", "--all", "--root", "AppRoot", "--write", "--force")
    #expect(end.status == 0, "\(end)")
    return end
  }

  private func build(_ tool: Tool) throws -> String {
    let built = try tool.shell(
      "swiftc -swift-version 6 -o ../program Sources/App/*.swift 2>&1 && ../program")
    #expect(built.status == 0, "\(built)")
    return built.output
  }
}
