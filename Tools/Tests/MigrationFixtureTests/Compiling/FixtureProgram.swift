import Foundation
import ToolTestSupport

/// Compiles one side of all fixtures as one module, leaves out those that do not compile, and runs
/// the rest.
struct FixtureProgram {
  let key: ProgramKey
  let library: URL
  /// The modules in that folder.
  let modules: [String]

  func report(on all: [Fixture]) throws -> ProgramReport {
    var report = ProgramReport()
    var fixtures = all.filter { $0.expectation.modes.contains(key.mode) }
    try withScratchFolder { folder in
      while !fixtures.isEmpty {
        guard let broken = try build(fixtures, in: folder, &report) else {
          let run = try ProgramRun(program: folder.appendingPathComponent("program"))
          report.problems += run.problems
          for (name, output) in run.outputs {
            if name.hasPrefix("test ") { report.tests[String(name.dropFirst(5))] = output }
            if name.hasPrefix("driver ") { report.outputs[String(name.dropFirst(7))] = output }
          }
          return
        }
        if broken.isEmpty { return }
        fixtures.removeAll { broken.contains($0.id) }
      }
    }
    return report
  }

  /// The fixtures that do not compile; nil if there is a program.
  private func build(
    _ fixtures: [Fixture], in folder: URL, _ report: inout ProgramReport
  ) throws -> Set<String>? {
    let sources = folder.appendingPathComponent("Sources")
    try? FileManager.default.removeItem(at: sources)
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    let files = ProgramText(fixtures: fixtures, key: key).files
    for (name, data) in files { try data.write(to: sources.appendingPathComponent(name)) }
    let outcome = try Subprocess(
      URL(fileURLWithPath: "/usr/bin/env"),
      [
        "swiftc", "-swift-version", "\(key.mode)", "-wmo", "-Onone", "-module-name", "Fixtures",
        "-package-name", "fixtures", "-diagnostic-style", "llvm",
        "-I", library.path, "-L", library.path,
        "-Xlinker", "-rpath", "-Xlinker", library.path, "-o", "program",
      ] + modules.map { "-l\($0)" } + files.keys.sorted().map { "Sources/\($0)" }, in: folder)
    let owners = Dictionary(uniqueKeysWithValues: fixtures.map { ($0.identifier, $0.id) })
    var broken: Set<String> = []
    var warnings: [String: [String]] = [:]
    var seen: Set<CompilerDiagnostic> = []
    for diagnostic in outcome.errors.split(separator: "\n").compactMap(CompilerDiagnostic.init)
    where seen.insert(diagnostic).inserted {
      let parts = diagnostic.file.components(separatedBy: "__")
      guard let owner = owners[parts[0]] else {
        report.problems.append("\(diagnostic.file): \(diagnostic.text)")
        continue
      }
      if diagnostic.isError {
        broken.insert(owner)
        report.errors[owner, default: []].append(
          "\(parts[1]):\(diagnostic.line): \(diagnostic.text)")
      } else {
        warnings[owner, default: []].append(diagnostic.text)
      }
    }
    if outcome.status == 0 {
      report.warnings = warnings.mapValues { $0.sorted() }
      return nil
    }
    if broken.isEmpty {
      report.problems.append("the compiler said of no fixture: \(outcome.errors.suffix(3000))")
    }
    return broken
  }
}
