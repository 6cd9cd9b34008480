import Foundation
import Testing

/// `depstructs migrate --verify` with commands that stand for a compiler.
@Suite struct MigrateVerifyTests {
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
      #expect(outcome.errors.contains("fails with status 3 before anything is changed"))
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
      // The second run of the command stops the tool, as somebody at the keyboard would, and waits.
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
      #expect(outcome.errors.contains("interrupted; every file is as it was"), "\(outcome)")
      #expect(try tool.git("status", "--porcelain").output == "")
    }
  }
}
