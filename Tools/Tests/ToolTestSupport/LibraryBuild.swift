package import Foundation

/// The modules that programs of fixtures can import, the library of this repository among them.
package enum LibraryBuild {
  package static func make(in folder: URL) throws {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let sources = root.appendingPathComponent("Sources/DepStructs")
    let names = FileManager.default.enumerator(atPath: sources.path)?
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") && !$0.contains(".docc/") }
    try compile(
      "DepStructs", (names ?? []).sorted().map { sources.appendingPathComponent($0).path },
      flags: ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
        .flatMap { ["-enable-upcoming-feature", $0] },
      in: folder)
  }

  /// Makes modules that stand for frameworks which other systems lack, and returns their names.
  package static func makeStandIns(in folder: URL) throws -> [String] {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
      .appendingPathComponent("MigrationFixtureTests/Fixtures/StandIns")
    let names = try FileManager.default.contentsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }.sorted()
    // Containers keep the state of views, so that SwiftUI comes before them.
    let first = names.filter { $0 == "SwiftUI" }
    for name in first + names.filter({ $0 != "SwiftUI" }) {
      try compile(
        name, [sources.appendingPathComponent(name + ".swift").path],
        flags: first.contains(name)
          ? [] : ["-I", folder.path, "-L", folder.path] + first.map { "-l\($0)" },
        in: folder)
    }
    return names
  }

  private static func compile(
    _ module: String, _ sources: [String], flags: [String] = [], in folder: URL
  ) throws {
    let outcome = try Subprocess(
      URL(fileURLWithPath: "/usr/bin/env"),
      [
        "swiftc", "-swift-version", "6", "-wmo", "-Onone", "-parse-as-library",
        "-module-name", module, "-package-name", module, "-emit-module", "-emit-library",
        "-emit-module-path", folder.appendingPathComponent("\(module).swiftmodule").path,
        "-o", folder.appendingPathComponent("lib\(module).so").path,
      ] + flags + sources, in: folder)
    guard outcome.status == 0 else {
      throw SubprocessFailure(text: "\(module) does not compile: \(outcome.errors.suffix(2000))")
    }
  }
}
