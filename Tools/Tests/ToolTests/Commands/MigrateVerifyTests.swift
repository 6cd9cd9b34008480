import Foundation
import Testing

/// `depstructs migrate --verify` with commands that stand for a compiler.
@Suite struct MigrateVerifyTests {
  private let service = "Sources/App/Service.swift"
  private let files = hidingProject.merging([
    "Sources/App/Other.swift": "final class Other {\n  func load() { API.shared.get() }\n}\n",
    "compiler": """
    for file in Sources/App/*.swift; do
      if grep -q "struct Dependencies" $file && grep -q "class $1" $file; then
        line=$(grep -n "struct Dependencies" $file | head -1 | cut -d: -f1)
        echo "$PWD/$file:$line:3: error: this does not compile" >&2
        exit 1
      fi
    done
    """,
  ]) { $1 }

  @Test func whatTheCommandPointsToIsPutBackAndTheRestStays() throws {
    try withTool(files) { tool in
      try tool.commitAll()
      let outcome = try tool.run("migrate", "--all", "--write", "--verify", "sh compiler Other")
      #expect(outcome.status == 0, "\(outcome)")
      #expect(outcome.output.contains("migrated  App.Service"), "\(outcome)")
      #expect(
        outcome.output.contains("compiler-error: this does not compile"), "\(outcome)")
      #expect(try tool.text(of: "Sources/App/Other.swift") == files["Sources/App/Other.swift"])
      #expect(try tool.text(of: "Sources/App/Service.swift").contains("struct Dependencies"))
      #expect(outcome.errors.contains("building 2: 2 types applied, 0 put back"), "\(outcome)")
    }
  }

  @Test func aCommandThatFailsAlreadyStopsEverything() throws {
    try withTool(files) { tool in
      try tool.commitAll()
      let outcome = try tool.run(
        "migrate", "--all", "--write", "--verify", "echo 'A.swift:1:1: error: old'; exit 3")
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("fails with status 3 on the unchanged sources"))
      #expect(outcome.errors.contains("A.swift:1:1: error: old"), "\(outcome)")
      #expect(try tool.git("status", "--porcelain").output == "")
    }
  }

  @Test func testsAreRunByTheirCommand() throws {
    try withTool(files) { tool in
      try tool.commitAll()
      let outcome = try tool.run(
        "migrate", "--all", "--write", "--verify-tests-command",
        "! grep -q 'struct Dependencies' Sources/App/Service.swift")
      #expect(outcome.status == 0, "\(outcome)")
      #expect(outcome.output.contains("put back  App.Service"), "\(outcome)")
      #expect(outcome.output.contains("test-failure"), "\(outcome)")
      #expect(try tool.text(of: "Sources/App/Other.swift").contains("struct Dependencies"))
    }
  }

  @Test func aSignalPutsEverythingBack() throws {
    try withTool(files) { tool in
      try tool.commitAll()
      // The second run of the command stops the tool, as Control-C would, and waits.
      try tool.write(
        """
        if grep -q "struct Dependencies" Sources/App/Service.swift; then
          kill -INT $PPID
          sleep 600
          echo late > late
        fi
        """, to: "stopper")
      try tool.git("add", "--all")
      try tool.git("commit", "--quiet", "--message=Stopper")
      let outcome = try tool.run("migrate", "--all", "--write", "--verify", "exec sh stopper")
      #expect(outcome.status == 130, "\(outcome)")
      #expect(outcome.errors.contains("interrupted; every file is restored"), "\(outcome)")
      #expect(try tool.git("status", "--porcelain").output == "")
    }
  }

  @Test func aReaderThatLeavesDoesNotStopTheWork() throws {
    try withTool(files) { tool in
      try tool.commitAll()
      let program = try Tool.program().path
      _ = try tool.shell(
        "\(program) migrate --all --write --verify 'sleep 0.2' --verify-tests-command true 2>&1 | true"
      )
      #expect(try tool.text(of: service).contains("struct Dependencies"))
      #expect(!tool.exists(".depstructs-migration"))
    }
  }

  @Test func aSignalThatWasIgnoredStaysIgnored() throws {
    try withTool(files) { tool in
      try tool.commitAll()
      let program = try Tool.program().path
      let outcome = try tool.shell(
        "trap '' HUP; exec \(program) migrate --all --write --verify 'kill -HUP $PPID; sleep 0.2'")
      #expect(outcome.status == 0, "\(outcome)")
      #expect(try tool.text(of: service).contains("struct Dependencies"))
    }
  }

  @Test func aRunThatWasKilledIsToldByTheNextWithTheCommandThatTakesItBack() throws {
    try withTool(hidingProject) { tool in
      try tool.commitAll()
      let before = try tool.text(of: service)
      let killer = "if grep -q Dependencies \(service); then kill -9 $PPID; fi"
      _ = try tool.run("migrate", "--all", "--write", "--verify", killer)
      #expect(try tool.text(of: service) != before)
      let note = try tool.text(of: ".depstructs-migration")
      let process = try #require(note.split(separator: "\n").first?.split(separator: " ").last)
      let temporary = "Sources/App/.Service.swift.\(process)-0.new"
      try tool.write("half of a f", to: temporary)

      let next = try tool.run("audit", "--report-only")
      #expect(next.errors.contains("did not finish"), "\(next)")
      #expect(!tool.exists(temporary) && !tool.exists(".depstructs-migration"))
      let line = try #require(next.errors.split(separator: "\n").first { $0.contains(": git") })
      let command = try #require(line.components(separatedBy: "everything back: ").last)
      #expect(try tool.shell(command).status == 0)
      #expect(try tool.text(of: service) == before)
      #expect(try tool.run("migrate", "--all").errors.contains("did not finish") == false)
    }
  }
}
