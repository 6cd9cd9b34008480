import Foundation
import Testing

/// `migrate --end-transition --all --root`: what it writes, and that programs do the same after it.
@Suite struct JointTransitionTests {
  /// A folder with a program before and after, and what the tool says.
  struct Case: Sendable, CustomTestStringConvertible {
    struct Options: Codable {
      let roots: [String]
      let languageMode: String
    }

    let folder: URL
    var testDescription: String { folder.lastPathComponent }

    static let all: [Case] = {
      let parent = Repository.folder
        .appendingPathComponent("Tools/Tests/ToolTests/Fixtures/EndOfTransition")
      let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
      return names.sorted().filter { !$0.hasPrefix(".") }
        .map { Case(folder: parent.appendingPathComponent($0)) }
    }()

    func options() throws -> Options {
      try JSONDecoder().decode(
        Options.self, from: Data(contentsOf: folder.appendingPathComponent("case.json")))
    }

    /// The texts of a folder by their paths.
    func files(_ part: String) throws -> [String: String] {
      let root = folder.appendingPathComponent(part)
      let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
      return try (paths ?? []).filter { $0.hasSuffix(".swift") }.reduce(into: [:]) {
        $0[$1] = try String(contentsOf: root.appendingPathComponent($1), encoding: .utf8)
      }
    }

    func report() throws -> String {
      try String(contentsOf: folder.appendingPathComponent("report.txt"), encoding: .utf8)
    }

    func record(_ files: [String: String], _ report: String) throws {
      let root = folder.appendingPathComponent("After")
      try? FileManager.default.removeItem(at: root)
      for (path, text) in files {
        let file = root.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
      try report.write(
        to: folder.appendingPathComponent("report.txt"), atomically: true, encoding: .utf8)
    }
  }

  @Test func thereAreCases() { #expect(Case.all.count >= 20) }

  @Test(arguments: Case.all)
  func theProgramDoesTheSame(_ example: Case) throws {
    let options = try example.options()
    let before = try example.files("Before")
    try withTool(before) { tool in
      let output = try run(tool, options)
      let roots = options.roots.flatMap { ["--root", $0] }
      let words = ["migrate", "--end-transition", "--all"] + roots + ["--write", "--force"]
      let outcome = try tool.run(words)
      #expect(outcome.status == 0, "\(outcome)")
      let report = outcome.output + outcome.errors
      let after = try before.keys.reduce(into: [:]) { $0[$1] = try tool.text(of: $1) }
      if ProcessInfo.processInfo.environment["RECORD_TRANSITIONS"] != nil {
        try example.record(after, report)
      }
      #expect(try example.files("After") == after)
      #expect(try example.report() == report)
      #expect(try run(tool, options) == output)
    }
  }

  /// The constants of a root stand in the order of its fields, in however many steps they came.
  @Test func stepsEndAsAllAtOnceDoes() throws {
    let services = ["Alpha", "Beta", "Gamma"]
    let files = [
      "Sources/App/A.swift": services.map(Self.service).joined(),
      "Sources/App/AppRoot.swift": Self.root(services),
      "Sources/App/main.swift": services.map { "\($0)User().run()\n" }.joined(),
    ]
    let end = ["migrate", "--end-transition"]
    let root = ["--root", "AppRoot", "--write", "--force"]
    let path = "Sources/App/AppRoot.swift"
    var together = ""
    try withTool(files) { tool in
      let outcome = try tool.run(end + ["--all"] + root)
      #expect(outcome.status == 0, "\(outcome)")
      together = try tool.text(of: path)
    }
    #expect(together.contains("let gamma = Gamma("), "\(together)")
    try withTool(files) { tool in
      for _ in 0..<8 {
        let outcome = try tool.run(end + ["--next", "1"] + root)
        #expect(outcome.status == 0, "\(outcome)")
      }
      #expect(try tool.text(of: path) == together)
    }
  }

  private static func service(_ name: String) -> String {
    """
    final class \(name): @unchecked Sendable {
      struct Dependencies {
        var say: (String) -> Void
        static var live: Self { .init(say: { print($0) }) }
      }
      static let shared = \(name)()
      private let dependencies: Dependencies
      init(dependencies: Dependencies = .live) { self.dependencies = dependencies }
      func run() { dependencies.say("\(name)") }
    }
    final class \(name)User {
      struct Dependencies {
        var service: \(name)
        static var live: Self { .init(service: \(name).shared) }
      }
      private let dependencies: Dependencies
      init(dependencies: Dependencies = .live) { self.dependencies = dependencies }
      func run() { dependencies.service.run() }
    }

    """
  }

  private static func root(_ services: [String]) -> String {
    let lines = services.map { service in
      let name = service.lowercased()
      return (
        field: "    var \(name): \(service)\n", argument: "\(name): \(service).shared",
        function: "  func make\(service)User() -> \(service)User {\n    \(service)User("
          + "dependencies: .init(service: dependencies.\(name)))\n  }\n"
      )
    }
    return "final class AppRoot {\n  struct Dependencies {\n\(lines.map(\.field).joined())  }\n\n"
      + "  private let dependencies: Dependencies\n\n"
      + "  init(dependencies: Dependencies) { self.dependencies = dependencies }\n\n"
      + lines.map(\.function).joined() + "}\n\n"
      + "extension AppRoot.Dependencies {\n  static var live: Self {\n"
      + "    Self(\(lines.map(\.argument).joined(separator: ", ")))\n  }\n}\n"
  }

  /// Compiles the program, and gives what it prints.
  private func run(_ tool: Tool, _ options: Case.Options) throws -> String {
    let built = try tool.shell(
      "swiftc -swift-version \(options.languageMode) -o ../program $(find Sources -name '*.swift') "
        + "&& ../program")
    #expect(built.status == 0, "\(built)")
    return built.output
  }
}
