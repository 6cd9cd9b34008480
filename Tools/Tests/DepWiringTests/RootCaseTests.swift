import DepWiring
import Foundation
import Testing
import ToolTestSupport

/// Each case of `Roots`: what is written, that a second run changes nothing, that the order of
/// files does not matter, and that what is written compiles and runs.
///
/// `RECORD_ROOTS=1`, or the beginnings of names with commas, writes what comes out, for a person to
/// read and judge, and fails.
@Suite struct RootCaseTests {
  @Test func eachFolderIsRead() throws {
    #expect(RootCase.all.map(\.name) == (try RootCase.names()))
    #expect(RootCase.all.count >= 170)
  }

  @Test(arguments: RootCase.all) func isCompleted(_ rootCase: RootCase) throws {
    let outcome = try rootCase.complete(rootCase.before)
    if isRecorded(rootCase) {
      try record(outcome, of: rootCase)
      Issue.record("recorded")
    }
    for (name, text) in outcome.roots { #expect(rootCase.after[name] == text) }
    #expect(outcome.roots.count == rootCase.after.count)
    #expect((rootCase.text("problems.txt") ?? "") == outcome.problems)
  }

  @Test(arguments: RootCase.all) func aSecondRunChangesNothing(_ rootCase: RootCase) throws {
    let outcome = try rootCase.complete(rootCase.after)
    #expect(outcome.roots == rootCase.after)
    let known = messages(rootCase.text("problems.txt") ?? "")
    #expect(messages(outcome.problems).subtracting(known) == [])
  }

  @Test(arguments: RootCase.all) func theOrderOfFilesDoesNotMatter(_ rootCase: RootCase) throws {
    let outcome = try rootCase.complete(rootCase.before, isReversed: true)
    #expect(outcome == (try rootCase.complete(rootCase.before)))
  }

  @Test(arguments: RootCase.all.filter { $0.options["drift"] != nil })
  func saysWhatIsOutOfDate(_ rootCase: RootCase) throws {
    let text = try rootCase.drift()
    if isRecorded(rootCase) { try write(text, to: "drift.txt", of: rootCase) }
    #expect(rootCase.text("drift.txt") == text)
  }

  @Test(arguments: RootCase.all.filter { $0.options["why"] != nil })
  func saysWhichRuleDecided(_ rootCase: RootCase) throws {
    let text = try rootCase.why()
    if isRecorded(rootCase) { try write(text, to: "why.txt", of: rootCase) }
    #expect(rootCase.text("why.txt") == text)
  }

  @Test func eachProblemHasACase() {
    let texts = RootCase.all.flatMap { [$0.text("problems.txt"), $0.text("drift.txt")] }
      .compactMap(\.self).joined()
    // Registrations of containers have tests of their own.
    for name in WiringProblemName.allCases where name.rawValue.hasPrefix("wire-") {
      #expect(texts.contains("[\(name.rawValue)]"))
    }
  }

  /// `Cases.md` says which behavior each case is for.
  @Test func eachCaseStandsInTheTable() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases.md")
    let words = try String(contentsOf: file, encoding: .utf8).split { !$0.isLetter }
    #expect(RootCase.all.map(\.name).filter { !words.contains(Substring($0)) } == [])
  }

  @Test func compileAndRun() async throws {
    let library = FileManager.default.temporaryDirectory
      .appendingPathComponent("depstructs-library-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: library, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: library) }
    try LibraryBuild.make(in: library)
    let isRecording = ProcessInfo.processInfo.environment["RECORD_ROOTS"] != nil
    let cases = RootCase.all.filter { !isRecording || isRecorded($0) }
    // Two at a time: a compiler of a whole module uses one core.
    for pair in stride(from: 0, to: cases.count, by: 2) {
      try await withThrowingTaskGroup(of: Void.self) { group in
        for rootCase in cases[pair..<min(pair + 2, cases.count)] {
          group.addTask { try Self.check(rootCase, library) }
        }
        try await group.waitForAll()
      }
    }
  }

  private static func check(_ rootCase: RootCase, _ library: URL) throws {
    let program = RootProgram(rootCase: rootCase, roots: rootCase.after, library: library)
    guard !rootCase.isBroken else { return try checkBroken(rootCase, program) }
    let outcome = try program.run()
    #expect(outcome.errors == "", "\(rootCase.name)")
    if isRecorded(rootCase), let output = outcome.output {
      try write(output, to: "output.txt", of: rootCase)
    }
    #expect(rootCase.text("output.txt") == outcome.output, "\(rootCase.name)")
  }
}

/// Without their places, which move with the lines.
private func messages(_ problems: String) -> Set<Substring> {
  Set(
    problems.split(separator: "\n").compactMap { line in
      line.firstRange(of: #/: (error|warning): /#).map { line[$0.upperBound...] }
    })
}

/// What a problem leaves to the author is all that the compiler has against a root.
private func checkBroken(_ rootCase: RootCase, _ program: RootProgram) throws {
  let errors = try program.errors()
  if isRecorded(rootCase), !errors.isEmpty { try write(errors, to: "errors.txt", of: rootCase) }
  #expect((rootCase.text("errors.txt") ?? "") == errors, "\(rootCase.name)")
}

private func isRecorded(_ rootCase: RootCase) -> Bool {
  guard let wish = ProcessInfo.processInfo.environment["RECORD_ROOTS"] else { return false }
  return wish == "1" || wish.split(separator: ",").contains { rootCase.name.hasPrefix($0) }
}

private func record(_ outcome: RootCase.Outcome, of rootCase: RootCase) throws {
  let after = rootCase.folder.appendingPathComponent("After")
  try? FileManager.default.removeItem(at: after)
  for (name, text) in outcome.roots { try write(text, to: "After/\(name)", of: rootCase) }
  try? FileManager.default.removeItem(at: rootCase.folder.appendingPathComponent("problems.txt"))
  if !outcome.problems.isEmpty { try write(outcome.problems, to: "problems.txt", of: rootCase) }
}

private func write(_ text: String, to name: String, of rootCase: RootCase) throws {
  let file = rootCase.folder.appendingPathComponent(name)
  try FileManager.default.createDirectory(
    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
  try text.write(to: file, atomically: true, encoding: .utf8)
}
