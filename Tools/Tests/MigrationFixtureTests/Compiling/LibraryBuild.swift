import Foundation

/// The library of this repository as a module that programs of fixtures can import.
enum LibraryBuild {
  static func make(in folder: URL) throws {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<5 { root.deleteLastPathComponent() }
    let sources = root.appendingPathComponent("Sources/DepStructs")
    let names = FileManager.default.enumerator(atPath: sources.path)?
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") && !$0.contains(".docc/") }
    let outcome = try Subprocess(
      URL(fileURLWithPath: "/usr/bin/env"),
      [
        "swiftc", "-swift-version", "6", "-wmo", "-Onone", "-parse-as-library",
        "-module-name", "DepStructs", "-package-name", "DepStructs",
        "-emit-module", "-emit-library",
        "-enable-upcoming-feature", "ExistentialAny",
        "-enable-upcoming-feature", "InternalImportsByDefault",
        "-enable-upcoming-feature", "MemberImportVisibility",
        "-emit-module-path", folder.appendingPathComponent("DepStructs.swiftmodule").path,
        "-o", folder.appendingPathComponent("libDepStructs.so").path,
      ] + (names ?? []).sorted().map { sources.appendingPathComponent($0).path }, in: folder)
    guard outcome.status == 0 else {
      throw ToolFailure(text: "the library does not compile: \(outcome.errors.suffix(2000))")
    }
  }
}
