import Foundation

/// The Swift compiler, and the modules of this repository as it reads them.
struct Compiler: Sendable {
  struct Answer: Sendable {
    var status: Int32
    var output: String
  }

  /// Where the compiled modules are, and everything else that is written.
  let folder: URL
  private let path: String
  private let plugins: [String]

  private static let current = Task { try await make() }

  /// The compiler with DepStructs and DepStructsTesting at hand, made once in a run of the tests.
  static func find() async throws -> Compiler { try await current.value }

  /// Compiles files into one module, as far as the compiler has something to say of them.
  func check(_ files: [URL], mode: String, _ arguments: [String] = []) async throws -> Answer {
    // Not -typecheck: that leaves out what the compiler finds later, such as data races.
    try await run(
      [
        "-emit-sil", "-o", "/dev/null", "-wmo", "-parse-as-library", "-module-name", "Shapes",
        "-swift-version", mode, "-strict-concurrency=complete", "-I", folder.path,
      ] + plugins + arguments + files.map(\.path))
  }

  /// Runs the compiler.
  func run(_ arguments: [String]) async throws -> Answer {
    try await Self.start(path, arguments, log: folder)
  }

  /// Runs a program.
  func start(_ program: URL) async throws -> Answer {
    try await Self.start(program.path, [], log: folder)
  }

  // MARK: Making

  private static func make() async throws -> Compiler {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("doubles-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = try compilerPath()
    let target = try await start(path, ["-print-target-info"], log: folder)
    let information = try JSONDecoder().decode(
      TargetInformation.self, from: Data(target.output.utf8))
    let resources = information.paths.runtimeResourcePath
    let compiler = Compiler(
      folder: folder, path: path,
      plugins: ["plugins", "plugins/testing"].flatMap {
        ["-plugin-path", "\(resources)/host/\($0)"]
      })
    for module in ["DepStructs", "DepStructsTesting"] { try await compiler.compile(module) }
    return compiler
  }

  private func compile(_ module: String) async throws {
    var root = Shape.folder
    for _ in 0..<3 { root.deleteLastPathComponent() }
    let sources = root.appendingPathComponent("Sources/\(module)")
    let names = FileManager.default.enumerator(atPath: sources.path)?.allObjects ?? []
    let files = names.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
    let answer = try await run(
      [
        "-emit-module", "-module-name", module, "-package-name", "DepStructs", "-swift-version",
        "6", "-parse-as-library", "-enable-upcoming-feature", "InternalImportsByDefault",
        "-enable-upcoming-feature", "MemberImportVisibility", "-I", folder.path,
        "-emit-module-path", folder.appendingPathComponent("\(module).swiftmodule").path,
      ] + plugins + files.map { sources.appendingPathComponent($0).path })
    guard answer.status == 0 else { throw Failure(description: answer.output) }
  }

  private static func compilerPath() throws -> String {
    let environment = ProcessInfo.processInfo.environment
    if let named = environment["SWIFT_EXEC"] ?? environment["SWIFTC"] { return named }
    let folders = environment["PATH"]?.split(separator: ":") ?? []
    let found = folders.map { "\($0)/swiftc" }.first(where: FileManager.default.isExecutableFile)
    guard let found else { throw Failure(description: "there is no swiftc on the path") }
    return found
  }

  private static func start(
    _ program: String, _ arguments: [String], log folder: URL
  ) async throws -> Answer {
    // A file, because a full pipe stops the program.
    let log = folder.appendingPathComponent("\(UUID().uuidString).log")
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: log)
    process.standardError = process.standardOutput
    try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { _ in continuation.resume() }
      do { try process.run() } catch {
        process.terminationHandler = nil
        continuation.resume(throwing: error)
      }
    }
    let crashed = process.terminationReason == .uncaughtSignal
    return Answer(
      status: crashed ? -1 : process.terminationStatus,
      output: try String(contentsOf: log, encoding: .utf8))
  }

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private struct TargetInformation: Decodable {
    struct Paths: Decodable { let runtimeResourcePath: String }
    let paths: Paths
  }
}
