@testable import DepWorkspace
import Testing
import ToolTestSupport

struct SettingsFileTests {
  @Test func `the nearest configuration upwards applies`() throws {
    let disk = InMemoryDisk([
      "/.depstructs.json": #"{ "exclude": ["far"] }"#,
      "/a/.depstructs.json": #"{ "exclude": ["near"] }"#, "/a/b/c/x.swift": "",
    ])
    let loaded = try load(disk, in: "/a/b/c")
    #expect(loaded.settings.exclude == ["near"])
    #expect(loaded.folder == "/a")
    #expect(loaded.path == "../../.depstructs.json")
  }

  @Test func `without a configuration everything is as usual`() throws {
    let loaded = try load(InMemoryDisk(["/a/x.swift": ""]), in: "/a")
    #expect(loaded.settings == Settings())
    #expect(loaded.path == nil)
    #expect(loaded.folder == "/a")
  }

  @Test func `a given configuration applies in place of the nearest`() throws {
    let disk = InMemoryDisk([
      "/a/.depstructs.json": "{", "/other/x.json": #"{ "exclude": ["x"] }"#,
    ])
    let loaded = try load(disk, in: "/a", explicit: "../other/x.json")
    #expect(loaded.settings.exclude == ["x"])
    #expect(loaded.folder == "/other")
    #expect(loaded.selection.configurationName == "x.json")
  }

  @Test func `a given configuration that is missing is an error`() {
    #expect {
      try load(InMemoryDisk(["/a/x.swift": ""]), in: "/a", explicit: "no.json")
    } throws: {
      "\($0)" == "no.json: the configuration cannot be read: No such file or directory"
    }
  }

  @Test func `errors show the path from the working directory`() {
    #expect {
      try load(InMemoryDisk(["/.depstructs.json": "[", "/a/x.swift": ""]), in: "/a")
    } throws: {
      "\($0)".hasPrefix("../.depstructs.json:1:2: is not JSON")
    }
  }

  private func load(
    _ disk: InMemoryDisk, in folder: String, explicit: String? = nil
  ) throws -> SettingsFile.Loaded {
    try SettingsFile(dependencies: .init(fileSystem: disk.fileSystem, currentFolder: folder))
      .load(explicit: explicit, reader: SettingsReader(ruleNames: []))
  }
}
