import Foundation
import Testing

/// How `depstructs migrate --write` treats files.
@Suite struct MigrateWriteTests {
  private let service = "Sources/App/Service.swift"

  @Test func whatIsWrittenHidesNothingAndASecondRunChangesNothing() throws {
    try withTool(hidingProject) { tool in
      try tool.commitAll()
      let first = try tool.run("migrate", "--all", "--write")
      #expect(first.status == 0, "\(first)")
      #expect(first.output.contains("migrated  App.Service"), "\(first)")
      #expect(try tool.text(of: service).contains("struct Dependencies"))
      let written = try tool.text(of: service)
      let second = try tool.run("migrate", "--all", "--write", "--force")
      #expect(second.status == 0, "\(second)")
      #expect(try tool.text(of: service) == written)
    }
  }

  @Test func changesThatAreNotCommittedAreRefused() throws {
    try withTool(hidingProject) { tool in
      try tool.commitAll()
      try tool.write(try tool.text(of: service) + "// mine\n", to: service)
      let refused = try tool.run("migrate", "--all", "--write")
      #expect(refused.status == 2)
      #expect(refused.errors.contains("uncommitted changes"), "\(refused)")
      #expect(refused.errors.contains(service) && refused.errors.contains("--force"))
      #expect(try !tool.text(of: service).contains("Dependencies"))
      let forced = try tool.run("migrate", "--all", "--write", "--force")
      #expect(forced.status == 0, "\(forced)")
      #expect(try tool.text(of: service).hasSuffix("// mine\n"))
    }
  }

  @Test func stagedChangesAreNotCommittedEither() throws {
    try withTool(hidingProject) { tool in
      try tool.commitAll()
      try tool.write(try tool.text(of: service) + "// mine\n", to: service)
      try tool.git("add", "--all")
      #expect(try tool.run("migrate", "--all", "--write").status == 2)
    }
  }

  @Test func changesElsewhereDoNotMatter() throws {
    try withTool(hidingProject) { tool in
      try tool.commitAll()
      try tool.write("notes", to: "Notes.txt")
      try tool.write("struct Other {}\n", to: "Sources/App/Other.swift")
      let outcome = try tool.run("migrate", "--all", "--write")
      #expect(outcome.status == 0, "\(outcome)")
    }
  }

  @Test func filesThatGitDoesNotTrackAreRefused() throws {
    try withTool(hidingProject) { tool in
      try tool.git("init", "--quiet")
      let outcome = try tool.run("migrate", "--all", "--write")
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("not tracked by git"), "\(outcome)")
    }
  }

  @Test func withoutARepositoryNothingIsWritten() throws {
    try withTool(hidingProject) { tool in
      let outcome = try tool.run("migrate", "--all", "--write")
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("is not in a git repository"), "\(outcome)")
      #expect(outcome.errors.contains("--force"))
      #expect(try tool.run("migrate", "--all", "--write", "--force").status == 0)
    }
  }

  @Test func modesAndLinksAreKept() throws {
    try withTool(hidingProject) { tool in
      let file = tool.folder.appendingPathComponent(service)
      let target = tool.folder.appendingPathComponent("Real/Service.swift.txt")
      let manager = FileManager.default
      try manager.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try manager.moveItem(at: file, to: target)
      try manager.createSymbolicLink(
        atPath: file.path, withDestinationPath: "../../Real/Service.swift.txt")
      try manager.setAttributes([.posixPermissions: 0o600], ofItemAtPath: target.path)
      try tool.commitAll()
      let outcome = try tool.run("migrate", "Service", "--write")
      #expect(outcome.status == 0, "\(outcome)")
      #expect(try tool.text(of: "Real/Service.swift.txt").contains("struct Dependencies"))
      #expect(
        try manager.destinationOfSymbolicLink(atPath: file.path) == "../../Real/Service.swift.txt")
      let mode = try manager.attributesOfItem(atPath: target.path)[.posixPermissions] as? NSNumber
      #expect(mode?.intValue == 0o600)
    }
  }

  @Test func filesThatDoNotChangeAreNotTouched() throws {
    var files = hidingProject
    files["Sources/App/Other.swift"] = "struct Other {}\n"
    try withTool(files) { tool in
      try tool.commitAll()
      let other = tool.folder.appendingPathComponent("Sources/App/Other.swift").path
      let past = Date(timeIntervalSince1970: 1_000_000)
      try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: other)
      #expect(try tool.run("migrate", "--all", "--write").status == 0)
      let date = try FileManager.default.attributesOfItem(atPath: other)[.modificationDate] as? Date
      #expect(date == past)
    }
  }

  @Test func generatedAndIgnoredFilesAreLeftAlone() throws {
    let text = "final class Made {\n  func load() { API.shared.get() }\n}\n"
    var files = hidingProject
    files["Sources/App/Made.generated.swift"] = text
    files["Sources/App/Ignored.swift"] = text.replacing("Made", with: "Ignored")
    files[".gitignore"] = "Ignored.swift\n"
    try withTool(files) { tool in
      try tool.commitAll()
      let outcome = try tool.run("migrate", "--all", "--write")
      #expect(outcome.status == 0, "\(outcome)")
      #expect(try tool.text(of: "Sources/App/Made.generated.swift") == text)
      #expect(try tool.text(of: "Sources/App/Ignored.swift") == files["Sources/App/Ignored.swift"])
      #expect(try tool.text(of: service).contains("struct Dependencies"))
    }
  }

  @Test func aReportThatCannotBeWrittenIsNoticedBeforeAFileChanges() throws {
    try withTool(hidingProject) { tool in
      try tool.commitAll()
      let outcome = try tool.run("migrate", "--all", "--write", "--output", "nowhere/report")
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("nowhere/report: the folder does not exist"), "\(outcome)")
      #expect(try tool.git("status", "--porcelain").output == "")
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func aReportThatIsLostNamesTheChangedFiles() throws {
    try withTool(hidingProject) { tool in
      try tool.commitAll()
      let program = try Tool.program().path
      let outcome = try tool.shell("\(program) migrate --all --write > /dev/full")
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("only its report is lost; changed: Sources"), "\(outcome)")
      #expect(!tool.exists(".depstructs-migration"))
    }
  }

  @Test func aSecondRunWaitsForTheFirst() throws {
    try withTool(hidingProject) { tool in
      try tool.commitAll()
      let process = ProcessInfo.processInfo.processIdentifier
      try tool.write("process \(process)\nchanged \(service)\n", to: ".depstructs-migration")
      let outcome = try tool.run("migrate", "--all", "--write")
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("(process \(process)) is changing this"), "\(outcome)")
      #expect(try tool.text(of: service) == hidingProject[service])
      #expect(tool.exists(".depstructs-migration"))
    }
  }

  @Test(.enabled(if: geteuid() != 0, "root may write every file"))
  func aFileThatCannotBeWrittenIsNamedAndNothingElseChanges() throws {
    try withTool(hidingProject) { tool in
      try tool.commitAll()
      let file = tool.folder.appendingPathComponent(service).path
      try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file)
      let outcome = try tool.run("migrate", "--all", "--write")
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("\(service): could not be written"), "\(outcome)")
      #expect(try tool.git("status", "--porcelain").output == "")
    }
  }
}
