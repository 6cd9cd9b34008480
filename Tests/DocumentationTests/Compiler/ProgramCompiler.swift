import CompilerSupport
import Foundation

/// Compiles a program, runs it, and says what is not as the document announces.
struct ProgramCompiler {
  let program: Program

  /// Returns what came of the program.
  func outcome() async throws -> Outcome {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("documentation-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var outcome = Outcome()
    for module in program.modules {
      let answer = try await compile(module, in: folder)
      outcome.diagnostics += answer.output
      if !answer.succeeded { break }
    }
    let diagnostics = Diagnostic.all(in: outcome.diagnostics)
    outcome.problems = Expectations(program: program).problems(in: diagnostics)
    if program.run != .never, !diagnostics.contains(where: { $0.severity == "error" }) {
      try await run(in: folder, &outcome)
    }
    return outcome
  }

  private func compile(_ module: Program.Module, in folder: URL) async throws -> Subprocess {
    let sources = folder.appendingPathComponent("\(module.name)-sources")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    let paths = try (module.files + runner(of: module)).map { file in
      let path = sources.appendingPathComponent(file.name)
      try file.text.write(to: path, atomically: true, encoding: .utf8)
      return path.path
    }
    let toolchain = try await Toolchain.find()
    let answer = try await Subprocess.run(
      toolchain.compiler, try await arguments(of: module, toolchain, folder) + paths)
    if !answer.succeeded, !Diagnostic.all(in: answer.output).contains(where: \.isFailure) {
      throw CompilerError("the compiler failed without an error:\n\(answer.output)")
    }
    return answer
  }

  private func arguments(
    of module: Program.Module, _ toolchain: Toolchain, _ folder: URL
  ) async throws -> [String] {
    // Not -typecheck: that leaves out what the compiler finds later, such as data races.
    var arguments = [
      "-module-name", module.name, "-swift-version", program.mode.rawValue, "-Onone", "-wmo",
      "-enable-testing", "-diagnostic-style", "llvm", "-emit-module", "-emit-module-path",
      folder.appendingPathComponent("\(module.name).swiftmodule").path, "-I", folder.path,
    ]
    let build = try BuildFolder.find()
    arguments += ["-I", try BuildFolder.modules().path]
    arguments += ["-module-cache-path", build.appendingPathComponent("ModuleCache").path]
    arguments += try await StubModules.all.arguments(for: program.stubs)
    arguments += module.isScript ? [] : ["-parse-as-library"]
    arguments += module.isolation.map { ["-default-isolation", $0] } ?? []
    if program.run != .never {
      arguments += ["-c", "-o", folder.appendingPathComponent("\(module.name).o").path]
    }
    switch module.target {
    case .test: return arguments + toolchain.testingArguments
    case .manifest: return arguments + toolchain.manifestArguments
    case .app, .library: return arguments
    }
  }

  /// The entry point of the tests, which takes the place of the one that SwiftPM writes.
  private func runner(of module: Program.Module) throws -> [SourceFile] {
    guard module.target == .test, program.run != .never else { return [] }
    let path = Documents.fixtures.appendingPathComponent("Runner/Runner.swift")
    return [SourceFile(name: "Runner.swift", text: try String(contentsOf: path, encoding: .utf8))]
  }

  private func run(in folder: URL, _ outcome: inout Outcome) async throws {
    let executable = folder.appendingPathComponent("program").path
    let hasTests = program.modules.contains { $0.target == .test }
    var objects = program.modules.map { folder.appendingPathComponent("\($0.name).o").path }
    objects += try await StubModules.all.objects(of: program.stubs)
    objects += try BuildFolder.objects(of: "DepStructs")
    objects += hasTests ? try BuildFolder.objects(of: "DepStructsTesting") : []
    let toolchain = try await Toolchain.find()
    let link = try await Subprocess.run(
      toolchain.compiler,
      ["-o", executable] + objects + Instrumentation.linkerArguments
        + (hasTests ? toolchain.testingArguments : []))
    guard link.succeeded else { throw CompilerError("linking failed:\n\(link.output)") }
    let run = try await Subprocess.run(executable, [])
    outcome.printed = run.output
    if run.succeeded != (program.run == .succeeds) {
      outcome.problems += problems(of: run)
    }
  }

  /// One problem for each line that the output blames, or else one for the whole program.
  private func problems(of run: Subprocess) -> [Outcome.Problem] {
    let complaints = run.output.components(separatedBy: "\n").filter { $0.contains("✘") }
    let blamed = program.blocks.flatMap { block in
      block.lines.filter { line in
        complaints.contains { complaint in
          complaint.contains(" at \(block.document):\(line):")
            || line == block.line && complaint.contains(" at Line\(line).swift:")
        }
      }.map { (block.document, $0) }
    }
    let subject = program.subject.map { [($0.document, $0.line)] } ?? []
    return (blamed.isEmpty ? subject : blamed).map { document, line in
      Outcome.Problem(
        document: document, line: line,
        message: "the program ended with status \(run.status):\n\(run.output)")
    }
  }
}
