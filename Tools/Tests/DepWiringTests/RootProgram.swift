import Foundation
import ToolTestSupport

/// A case as a program: all of its modules, compiled with the library, and run.
struct RootProgram {
  let rootCase: RootCase
  let roots: [String: String]
  /// The folder of the compiled library.
  let library: URL

  /// What the compiler says against it in a language mode, and what it prints in Swift 6.
  struct Outcome {
    var errors = ""
    var output: String?
  }

  func run() throws -> Outcome {
    try withScratchFolder { folder in
      var outcome = Outcome()
      for mode in [5, 6] {
        outcome.errors = try compile(in: folder, mode)
        guard outcome.errors.isEmpty else { return outcome }
      }
      if rootCase.main != nil {
        let run = try Subprocess(
          folder.appendingPathComponent("program"), [], in: folder,
          environment: ["SWIFT_BACKTRACE": "enable=no"])
        outcome.output =
          run.output + (run.status == 0 ? "" : "exit status \(run.status): \(run.errors)")
      }
      return outcome
    }
  }

  /// The errors of roots that do not compile, each on a line without its column.
  func errors() throws -> String {
    try withScratchFolder { folder in
      let errors = try compile(in: folder, 6).split(separator: "\n").compactMap { line in
        line.firstMatch(of: #/(\w+\.swift):(\d+):\d+: (error: .*)$/#).map {
          "\($0.1):\($0.2): \($0.3)\n"
        }
      }
      return Set(errors).sorted().joined()
    }
  }

  /// Definite initialization is not checked before SIL is made, so that the compiler makes it.
  private func compile(in folder: URL, _ mode: Int) throws -> String {
    var objects: [String] = []
    for module in rootCase.modules {
      let files = try write(rootCase.sources.filter { $0.key.hasPrefix(module + "/") }, to: folder)
      let errors = try compiler(
        mode,
        [
          "-parse-as-library", "-module-name", module, "-emit-module", "-emit-object",
          "-emit-module-path", "\(module).swiftmodule", "-o", "\(module).o",
        ] + files, in: folder)
      guard errors.isEmpty else { return errors }
      objects.append("\(module).o")
    }
    let sources = rootCase.sources.filter { !$0.key.contains("/") }
    var files = try write(sources.merging(roots) { $1 }, to: folder)
    let features = (rootCase.options["features"] ?? []).flatMap {
      ["-enable-upcoming-feature", $0]
    }
    guard mode == 6, let main = rootCase.main else {
      return try compiler(
        mode,
        features + ["-parse-as-library", "-module-name", "App", "-emit-sil", "-o", "App.sil"]
          + files, in: folder)
    }
    files += try write(["main.swift": main], to: folder)
    return try compiler(
      mode,
      features + [
        "-module-name", "App", "-o", "program", "-L", library.path, "-lDepStructs",
        "-Xlinker", "-rpath", "-Xlinker", library.path,
      ]
        + files + objects, in: folder)
  }

  private func write(_ files: [String: String], to folder: URL) throws -> [String] {
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    return files.keys.sorted()
  }

  /// What it says where it fails, warnings included.
  private func compiler(_ mode: Int, _ arguments: [String], in folder: URL) throws -> String {
    let run = try Subprocess(
      URL(fileURLWithPath: "/usr/bin/env"),
      [
        "swiftc", "-swift-version", "\(mode)", "-Onone", "-wmo", "-package-name", "case", "-I",
        library.path, "-I", ".", "-diagnostic-style", "llvm",
      ] + (mode == 6 ? ["-warnings-as-errors"] : []) + arguments, in: folder)
    return run.status == 0 ? "" : "Swift \(mode): \(run.errors)"
  }
}
