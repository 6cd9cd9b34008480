import CompilerSupport
import Foundation
import Testing

/// A file of `Fixtures`, and how it is compiled.
///
/// A first line such as `// compile: mode=5 flags=-default-isolation,MainActor` says so; `flags5`
/// and `flags6` are for one language mode only.
struct Fixture: Sendable, CustomTestStringConvertible {
  let path: URL
  /// The Swift language modes to compile it in, when it names them.
  let modes: [String]?
  private let flags: [String: [String]]

  var testDescription: String { path.deletingPathExtension().lastPathComponent }

  /// The folder of all fixtures.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("Fixtures")

  /// The fixtures of a folder.
  static func all(in folder: String) throws -> [Fixture] {
    try FileManager.default
      .contentsOfDirectory(at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
      .map(Fixture.init)
  }

  /// Reads the first line of a file.
  init(path: URL) throws {
    self.path = path
    let first = try String(contentsOf: path, encoding: .utf8).prefix { $0 != "\n" }
    let words = first.hasPrefix("// compile: ") ? first.dropFirst(12).split(separator: " ") : []
    var values: [String: [String]] = [:]
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, ["mode", "flags", "flags5", "flags6"].contains(parts[0]) else {
        throw CompilerError("\(path.lastPathComponent): what is \"\(word)\"?")
      }
      values[String(parts[0])] = parts[1].split(separator: ",").map(String.init)
    }
    modes = values["mode"]
    flags = values
  }

  /// Compiles the fixture, against the modules that were built with this test.
  ///
  /// - Parameters:
  ///   - mode: The Swift language mode.
  ///   - arguments: What is said to the compiler besides.
  ///   - place: What to compile in place of the file.
  /// - Returns: The compiler, after it has ended.
  /// - Throws: When the compiler or the modules are not there.
  func compile(
    mode: String, _ arguments: [String], in place: URL? = nil
  ) async throws -> Subprocess {
    let networking = try await NetworkingModule.folder()
    let toolchain = try await Toolchain.find()
    // Not -typecheck: that leaves out what the compiler finds later, such as data races.
    let command =
      [
        "-emit-sil", "-o", "/dev/null", "-module-name", "Client", "-swift-version", mode, "-Onone",
        "-parse-as-library", "-diagnostic-style", "llvm", "-I", try BuildFolder.modules().path,
        "-I", networking.path,
      ] + toolchain.testingArguments
    let own = ["flags", "flags\(mode)"].flatMap { flags[$0] ?? [] }
    return try await Subprocess.run(
      toolchain.compiler, command + own + arguments + [(place ?? path).path])
  }
}
