import DepMocks
import Foundation
import Testing

/// The doubles of all shapes of protocols compile, in both language modes, and do what they say.
@Suite struct ShapeTests {
  @Test(arguments: ["5", "6"]) func doublesCompileWithoutAWarning(mode: String) async throws {
    let compiler = try await Compiler.find()
    let files = try write(in: compiler.folder.appendingPathComponent("Mode\(mode)"))
    // The program's reporting stands in for the module elsewhere; here it is the module itself.
    let support = compiler.folder.appendingPathComponent("Mode\(mode)/Support.swift")
    try """
    func reportCount() -> Int { 0 }
    func expect(_ isTrue: Bool) {}
    func expectReport(_ body: () throws -> Void) rethrows { try body() }
    """.write(to: support, atomically: true, encoding: .utf8)
    let answer = try await compiler.check(
      files + [support], mode: mode, ["-warnings-as-errors"])
    #expect(answer.status == 0, "\(answer.output)")
  }

  @Test func doublesCountAndHandOverAndReport() async throws {
    let compiler = try await Compiler.find()
    let folder = compiler.folder.appendingPathComponent("Run")
    let files = try write(in: folder)
    let program = Shape.folder.appendingPathComponent("Program")
    let library = try await compiler.run([
      "-emit-module", "-emit-library", "-static", "-module-name", "DepStructsTesting",
      "-swift-version", "6", "-parse-as-library",
      "-emit-module-path", folder.appendingPathComponent("DepStructsTesting.swiftmodule").path,
      "-o", folder.appendingPathComponent("libDepStructsTesting.a").path,
      program.appendingPathComponent("Reporting.swift").path,
    ])
    #expect(library.status == 0, "\(library.output)")
    let uses = try Shape.all().flatMap(\.uses)
    #expect(uses.count >= 50)
    let entry = folder.appendingPathComponent("Entry.swift")
    let calls = uses.map { "    try await \($0)()" }.joined(separator: "\n")
    try """
    @main struct Entry {
      static func main() async throws {
    \(calls)
        print("ran \(uses.count)")
      }
    }
    """.write(to: entry, atomically: true, encoding: .utf8)
    let executable = folder.appendingPathComponent("program")
    let built = try await compiler.run(
      [
        "-wmo", "-parse-as-library", "-module-name", "Shapes", "-swift-version", "6",
        "-suppress-warnings", "-I", folder.path, "-L", folder.path, "-lDepStructsTesting",
        "-o", executable.path, program.appendingPathComponent("Expectations.swift").path,
        entry.path,
      ] + files.map(\.path))
    #expect(built.status == 0, "\(built.output)")
    let answer = try await compiler.start(executable)
    #expect(answer.output == "ran \(uses.count)\n" && answer.status == 0)
  }

  @Test(arguments: try Shape.all()) func everyProtocolHasItsDouble(shape: Shape) throws {
    let file = try shape.doubles()
    #expect(!file.hasErrors, "\(file.problems)")
    #expect(!shape.protocols.isEmpty)
    for name in shape.protocols where !name.contains(" ") {
      let last = name.split(separator: ".").last ?? ""
      #expect(file.text.contains("class \(last)Mock") || file.text.contains("actor \(last)Mock"))
    }
  }

  /// The shapes and their doubles, as files.
  private func write(in folder: URL) throws -> [URL] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try Shape.all().flatMap { shape in
      let doubles = folder.appendingPathComponent("\(shape.name)Doubles.swift")
      try shape.doubles().text.write(to: doubles, atomically: true, encoding: .utf8)
      return [shape.file, doubles]
    }
  }
}
