import CompilerSupport
import Foundation

/// Small modules that stand for those of Apple and of others, which are not there on every machine.
///
/// Each is a folder of `Fixtures/Stubs` with the signatures that the documents use, and is compiled
/// once in a run of the tests.
actor StubModules {
  static let all = StubModules()

  /// Those that are written in the Swift 5 language mode, as the modules they stand for.
  private static let inSwift5 = ["NeedleFoundation", "Resolver"]

  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("documentation-stubs-\(UUID().uuidString)")
  private var compiled: [String: Task<Void, any Error>] = [:]

  /// The names of all stub modules.
  static func names() throws -> [String] {
    let path = Documents.fixtures.appendingPathComponent("Stubs").path
    return try FileManager.default.contentsOfDirectory(atPath: path)
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Compiles the stubs and returns the arguments by which a module finds them.
  func arguments(for names: [String]) async throws -> [String] {
    for name in names { try await compile(name) }
    return names.isEmpty ? [] : ["-I", folder.path]
  }

  /// The object files of the stubs, and of what they import.
  func objects(of names: [String]) throws -> [String] {
    guard !names.isEmpty else { return [] }
    return compiled.keys.sorted().map { folder.appendingPathComponent("\($0).o").path }
  }

  private func compile(_ name: String) async throws {
    let task = compiled[name] ?? Task { try await start(name) }
    compiled[name] = task
    try await task.value
  }

  private func start(_ name: String) async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let sources = Documents.fixtures.appendingPathComponent("Stubs/\(name)")
    let files = try FileManager.default.contentsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
      .map { sources.appendingPathComponent($0) }
    for other in try Self.names() where other != name {
      let isNeeded = try files.contains { file in
        try String(contentsOf: file, encoding: .utf8).contains("import \(other)\n")
      }
      if isNeeded { try await compile(other) }
    }
    let toolchain = try await Toolchain.find()
    let answer = try await Subprocess.run(
      toolchain.compiler,
      [
        "-module-name", name, "-swift-version", Self.inSwift5.contains(name) ? "5" : "6",
        "-Onone", "-wmo", "-parse-as-library", "-enable-testing", "-I", folder.path,
        "-emit-module", "-emit-module-path",
        folder.appendingPathComponent("\(name).swiftmodule").path,
        "-c", "-o", folder.appendingPathComponent("\(name).o").path,
      ] + toolchain.testingArguments + files.map(\.path))
    guard answer.succeeded else {
      throw CompilerError("the stub \(name) does not compile:\n\(answer.output)")
    }
  }
}
