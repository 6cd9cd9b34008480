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
  private let greeter = """
    final class Greeter {
      struct Dependencies {
        var log: Log

        static var live: Self { Self(log: Log.shared) }
      }

      private let dependencies: Dependencies

      init(dependencies: Dependencies = .live) { self.dependencies = dependencies }

      func greet() { dependencies.log.say("hello") }
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

  @Test func theNewRootSaysHowTheTypeTakesThem() throws {
    try withTool(["Sources/App/Page.swift": types + form]) { tool in
      let new = try tool.run("wire", "--new", "AppRoot", "--for", "Page", "Form", "Command")
      #expect(new.status == 0, "\(new)")
      #expect(
        new.errors.contains(
          "'Page' keeps its dependencies in the property 'dependencies', and no initializer takes "
            + "them, so AppRoot passes it nothing; give its initializer the parameter "
            + "'dependencies: Dependencies = .defaultDependencies' and take its 'public' away, let "
            + "it set the property, which then begins with nothing, and run this again\n"),
        "\(new)")
      #expect(
        new.errors.contains(
          "'Form' keeps its dependencies in the property 'dependencies', and no initializer takes "
            + "them, so AppRoot passes it nothing; write another initializer, which takes "
            + "'dependencies: Dependencies' and sets the property, and run this again\n"),
        "\(new)")
      // It is named already.
      #expect(
        new.errors.contains("'Command' takes no 'Dependencies', so AppRoot passes it nothing\n"),
        "\(new)")
    }
  }

  /// What the text says leads to a root that has the values.
  @Test func theRoadEndsAfterTheEdit() throws {
    let edited =
      types.replacing(
        "var dependencies: Dependencies = .defaultDependencies",
        with: "var dependencies: Dependencies"
      ).replacing(
        "public init(text: String) {",
        with: "init(text: String, dependencies: Dependencies = .defaultDependencies) {\n"
          + "    self.dependencies = dependencies\n   ")
    let files = [
      "Package.swift": package,
      "Sources/App/Page.swift": edited.replacing(
        "func run() { Page(text: \"command\").render() }", with: "func run() {}"),
      "Sources/App/main.swift": main,
    ]
    try withTool(files) { tool in
      let before = try build(tool)
      #expect(
        try tool.run("wire", "--new", "AppRoot", "--for", "Page", "--write", "--force").status == 0)
      try end(tool)
      #expect(try build(tool) == before)
      #expect(!(try tool.text(of: "Sources/App/Page.swift")).contains("defaultDependencies"))
    }
  }

  /// A root that was written without the edit passes `.live`, until it is told to fill it in.
  @Test func aRootThatPassesLiveIsFilledInLater() throws {
    let files = [
      "Package.swift": package,
      "Sources/App/Page.swift": types.replacing(
        "func run() { Page(text: \"command\").render() }", with: "func run() {}") + greeter,
      "Sources/App/main.swift": main + "Greeter().greet()\n",
    ]
    try withTool(files) { tool in
      let before = try build(tool)
      let new = try tool.run(
        "wire", "--new", "AppRoot", "--for", "Page", "Greeter", "--write", "--force")
      #expect(new.status == 0, "\(new)")
      let first = try end(tool)
      #expect(
        first.output.contains(
          "write '.init()' in its place, run 'depstructs wire --add-inputs --write', with "
            + "'--force' before a commit, and 'migrate --end-transition Page' again\n"), "\(first)")
      #expect(try build(tool) == before)

      let path = "Sources/App/AppRoot.swift"
      let root = try tool.text(of: path)
      try tool.write(
        root.replacing("dependencies: .live)", with: "dependencies: .init())"), to: path)
      let wired = try tool.run("wire", "--add-inputs", "--write", "--force")
      #expect(wired.status == 0, "\(wired)")
      #expect(try build(tool) == before)
      let last = try tool.run(
        "migrate", "--end-transition", "Page", "--root", "AppRoot", "--write", "--force")
      #expect(last.status == 0, "\(last)")
      #expect(try build(tool) == before)
      let text = try tool.text(of: "Sources/App/Page.swift")
      #expect(!text.contains("static var"), "\(text)")
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
