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

  /// Compiles the program, and gives what it prints.
  private func run(_ tool: Tool, _ options: Case.Options) throws -> String {
    let built = try tool.shell(
      "swiftc -swift-version \(options.languageMode) -o ../program $(find Sources -name '*.swift') "
        + "&& ../program")
    #expect(built.status == 0, "\(built)")
    return built.output
  }
}
