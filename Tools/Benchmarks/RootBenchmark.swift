import ArgumentParser
import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Times `wire` over generated projects, and the compiler over the roots that it writes.
struct Wire: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Time 'depstructs wire' over generated types, and compile the roots.")

  @Option(help: "How many types to generate; repeatable.")
  var types: [Int] = [1_000, 5_000]

  @Option(help: "What the graph is generated from.")
  var seed: UInt64 = 7

  @Option(help: "How often each command runs.")
  var rounds = 3

  @Option(help: "The tool to time; by default, the one beside this program.")
  var tool: String?

  @Flag(help: "Do not compile the roots.")
  var skipCompile = false

  @Option(help: "A folder that keeps the generated projects.")
  var keep: String?

  func run() throws {
    let own = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    let tool =
      tool.map { URL(fileURLWithPath: $0) }
      ?? own.deletingLastPathComponent().appendingPathComponent("depstructs")
    let work =
      keep.map { URL(fileURLWithPath: $0) }
      ?? FileManager.default.temporaryDirectory
      .appendingPathComponent("depstructs-roots-\(ProcessInfo.processInfo.processIdentifier)")
    defer { if keep == nil { try? FileManager.default.removeItem(at: work) } }
    for count in types {
      let folder = work.appendingPathComponent("\(count)")
      print(
        try RootTiming(
          graph: GeneratedGraph(typeCount: count, seed: seed), folder: folder, tool: tool,
          rounds: rounds
        ).report(compiles: !skipCompile))
    }
  }
}

/// One generated project: what `wire` and the compiler cost, in seconds of user time.
struct RootTiming {
  let graph: GeneratedGraph
  let folder: URL
  let tool: URL
  let rounds: Int

  private var root: URL { folder.appendingPathComponent("Sources/App/AppRoot.swift") }

  func report(compiles: Bool) throws -> String {
    try? FileManager.default.removeItem(at: folder)
    try graph.write(to: folder)
    let empty = try String(contentsOf: root, encoding: .utf8)
    var rows: [(String, [Cost])] = [("wire --write", []), ("wire --check", [])]
    for _ in 0..<rounds {
      try empty.write(to: root, atomically: true, encoding: .utf8)
      let cache = ["--cache-path", folder.appendingPathComponent(".cache").path]
      rows[0].1.append(try run(tool, ["wire", "--write", "--force"] + cache))
      rows[1].1.append(try run(tool, ["wire", "--check"] + cache))
    }
    if compiles {
      try emitModules()
      rows.append(("compiling the roots", try (0..<rounds).map { _ in try compileRoots() }))
    }
    let text = try String(contentsOf: root, encoding: .utf8)
    let count = Double(graph.types.count)
    let lines = Double(text.count { $0 == "\n" })
    let written = lines - Double(empty.count { $0 == "\n" })
    let times = rows.map { name, costs in
      String(
        format: "%@ %8.3f s user, %8.3f s elapsed", name.padded, costs.map(\.user).least,
        costs.map(\.elapsed).least)
    }
    let size = String(
      format: "%@ %8.2f, %.2f of them written by the tool", "lines a type".padded,
      lines / count, written / count)
    return (["\(graph.types.count) types"] + times + [size]).joined(separator: "\n")
  }

  // MARK: Compiling

  private func emitModules() throws {
    for module in 0..<GeneratedGraph.moduleCount {
      let sources = folder.appendingPathComponent("Sources/Module\(module)")
      let files = try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted()
      _ = try compile(
        ["-emit-module", "-module-name", "Module\(module)", "-emit-module-path"]
          + [folder.appendingPathComponent("Module\(module).swiftmodule").path]
          + files.map { sources.appendingPathComponent($0).path })
    }
  }

  private func compileRoots() throws -> Cost {
    let object = folder.appendingPathComponent("AppRoot.o")
    return try compile(["-c", "-Onone", "-module-name", "App", root.path, "-o", object.path])
  }

  private func compile(_ arguments: [String]) throws -> Cost {
    try run(
      URL(fileURLWithPath: "/usr/bin/env"),
      ["swiftc", "-swift-version", "6", "-parse-as-library", "-I", folder.path] + arguments)
  }

  // MARK: Running

  struct Cost {
    let user: Double
    let elapsed: Double
  }

  private func run(_ program: URL, _ arguments: [String]) throws -> Cost {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardOutput = FileHandle.nullDevice
    let errors = folder.appendingPathComponent("errors.txt")
    _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
    process.standardError = try FileHandle(forWritingTo: errors)
    let (start, before) = (DispatchTime.now().uptimeNanoseconds, Self.userTime())
    try process.run()
    process.waitUntilExit()
    let end = DispatchTime.now().uptimeNanoseconds
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      let text = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
      throw Failure(
        description: "the command failed: \(program.path) \(arguments.joined(separator: " "))\n"
          + text.prefix(2_000))
    }
    return Cost(user: Self.userTime() - before, elapsed: Double(end - start) / 1e9)
  }

  /// Of all children that ended.
  private static func userTime() -> Double {
    var usage = rusage()
    // RUSAGE_CHILDREN, which is an enum of C on Linux and a number elsewhere.
    _ = getrusage(-1, &usage)
    return Double(usage.ru_utime.tv_sec) + Double(usage.ru_utime.tv_usec) / 1e6
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }
}
