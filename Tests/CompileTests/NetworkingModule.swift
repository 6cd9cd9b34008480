import CompilerSupport
import Foundation

/// The module that the fixtures of more than one module import, compiled once in a test run.
enum NetworkingModule {
  private static let compiled = Task { try await compile() }

  /// The folder that holds the compiled module.
  static func folder() async throws -> URL { try await compiled.value }

  private static func compile() async throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("compile-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let answer = try await Subprocess.run(
      try await Toolchain.find().compiler,
      [
        "-emit-module", "-module-name", "Networking", "-swift-version", "6", "-parse-as-library",
        "-warnings-as-errors", "-emit-module-path",
        folder.appendingPathComponent("Networking.swiftmodule").path,
        "-I", try BuildFolder.modules().path,
        Fixture.root.appendingPathComponent("Modules/Networking.swift").path,
      ])
    guard answer.succeeded else {
      throw CompilerError("the module Networking does not compile:\n\(answer.output)")
    }
    return folder
  }
}
