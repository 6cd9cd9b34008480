import Foundation
import Testing

/// The rules of CONTRIBUTING that a reader can check line by line.
@Suite("Rules of the repository")
struct RepositoryRulesTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The lines of every Swift file below a folder, fixtures left out.
  private static func files(in folder: String) throws -> [(name: String, lines: [String])] {
    let paths = try FileManager.default.subpathsOfDirectory(
      atPath: root.appendingPathComponent(folder).path)
    return try paths.filter { $0.hasSuffix(".swift") && !$0.contains("Fixtures/") }.sorted().map {
      let text = try String(
        contentsOf: root.appendingPathComponent(folder).appendingPathComponent($0), encoding: .utf8)
      return ("\(folder)/\($0)", text.components(separatedBy: "\n"))
    }
  }

  /// The places of lines that match a pattern.
  private static func places(of pattern: String, in folders: [String]) throws -> [String] {
    let expression = try NSRegularExpression(pattern: pattern)
    return try folders.flatMap(files).flatMap { file in
      file.lines.enumerated().filter { _, line in
        let code = line.components(separatedBy: "//")[0]
        let range = NSRange(code.startIndex..., in: code)
        return expression.firstMatch(in: code, range: range) != nil
      }.map { "\(file.name):\($0.offset + 1): \($0.element)" }
    }
  }

  private static let libraries = ["Sources/DepStructs", "Sources/DepStructsTesting"]
  private static let sources = libraries + ["Sources/DepStructsExample"]

  @Test func rootPackageHasNoDependencies() throws {
    let manifest = try String(
      contentsOf: Self.root.appendingPathComponent("Package.swift"), encoding: .utf8)
    #expect(manifest.contains("dependencies: [],"))
    #expect(!manifest.contains(".package("))
  }

  @Test func libraryImportsOnlyWhatLocksNeed() throws {
    let imports = try Self.places(of: #"\bimport [A-Z]"#, in: ["Sources/DepStructs"])
    let allowed = ["Darwin", "Glibc", "Musl", "Android", "WASILibc", "WinSDK", "CRT"]
    #expect(!imports.isEmpty)
    #expect(imports.filter { place in !allowed.contains { place.hasSuffix("import \($0)") } } == [])
  }

  @Test func nothingCrashesWithoutAMessage() throws {
    #expect(try Self.places(of: #"fatalError\(|try!|\bas!"#, in: Self.sources) == [])
  }

  @Test func noStoredGlobalOrStaticVariable() throws {
    let stored =
      #"^\s*((public|package|private|fileprivate|nonisolated(\(unsafe\))?)\s+)*static var [^{]*$"#
    #expect(try Self.places(of: stored, in: Self.sources) == [])
    #expect(
      try Self.places(of: #"^(public |package |private |fileprivate )*var "#, in: Self.sources)
        == [])
  }

  @Test func everyUncheckedSendableHasItsProofBesideIt() throws {
    let files = try Self.sources.flatMap(Self.files)
    let unproven = files.flatMap { file in
      file.lines.indices.filter { index in
        let code = file.lines[index].components(separatedBy: "//")[0]
        return (code.contains("@unchecked Sendable") || code.contains("nonisolated(unsafe)"))
          && !file.lines[max(0, index - 6)...index].contains { $0.contains("Proof") }
      }.map { "\(file.name):\($0 + 1)" }
    }
    #expect(unproven == [])
  }

  @Test func noFileIsLongerThan300Lines() throws {
    let long = try (["Sources", "Tests", "Benchmarks/Sources"].flatMap(Self.files))
      .filter { $0.lines.count > 301 }.map(\.name)
    #expect(long == [])
  }
}
