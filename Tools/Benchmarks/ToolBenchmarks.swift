import ArgumentParser
import Foundation

/// Times the built tool beside the bare parser, a warm run, and `swift format lint`.
@main struct ToolBenchmarks: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Time 'depstructs audit' beside the bare parser over the same files.",
    subcommands: [Compare.self, Parse.self, Wire.self], defaultSubcommand: Compare.self)
}

/// Reads, parses and drops every file, as the floor of what any syntax tool costs.
struct Parse: ParsableCommand {
  @Argument var folder: String
  @Option var jobs: Int = ProcessInfo.processInfo.activeProcessorCount

  func run() throws {
    print(BareParser(files: try SwiftFiles(in: folder).largestFirst, threadCount: jobs).run())
  }
}

/// Runs the pairs one after the other, several times, and prints the ratios.
struct Compare: ParsableCommand {
  @Option(help: "A folder of Swift code; without it, code is generated.")
  var sources: String?

  @Option(help: "How many lines to generate.")
  var lines = 300_000

  @Option(help: "How often each command runs.")
  var rounds = 5

  @Option var jobs: Int = ProcessInfo.processInfo.activeProcessorCount

  @Flag(help: "Leave 'swift format lint' out, which takes minutes.")
  var skipFormat = false

  @Flag(help: "A few lines and one round, to see that it runs.")
  var smoke = false

  @Option(help: "A file for the figures as JSON.")
  var json: String?

  func run() throws {
    let work = FileManager.default.temporaryDirectory
      .appendingPathComponent("depstructs-benchmarks-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: work) }
    let folder = try sources.map { URL(fileURLWithPath: $0) } ?? generated(in: work)
    let comparison = Comparison(
      folder: folder, cache: work.appendingPathComponent("cache"),
      rounds: smoke ? 1 : rounds, jobs: jobs, includesFormat: !skipFormat && !smoke)
    let figures = try comparison.run()
    print(figures.table)
    if let json { try figures.json.write(toFile: json, atomically: true, encoding: .utf8) }
  }

  private func generated(in work: URL) throws -> URL {
    let folder = work.appendingPathComponent("Sources")
    try GeneratedCode(lineCount: smoke ? 2_000 : lines).write(to: folder)
    return folder
  }
}
