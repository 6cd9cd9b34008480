import DepFacts
@testable import DepWorkspace
import Testing
import ToolTestSupport

struct SourceFinderTests {
  @Test func `without paths the working directory is searched`() throws {
    let found = try Search(["a.swift", "b/c.swift", "b/d.txt"]).find()
    #expect(found.paths == ["a.swift", "b/c.swift"])
    #expect(found.skippedFiles.isEmpty)
  }

  @Test func `files are in order of the bytes of their paths`() throws {
    let found = try Search(["b.swift", "a/z.swift", "a.swift", "Z.swift", "a-b/c.swift"]).find()
    #expect(found.paths == ["Z.swift", "a-b/c.swift", "a.swift", "a/z.swift", "b.swift"])
  }

  @Test func `sizes and places are told`() throws {
    let disk = InMemoryDisk(["/project/a.swift": "12345"])
    let file = try #require(try Search(disk).find().files.first)
    #expect(file.size == 5)
    #expect(file.location == "/project/a.swift")
  }

  @Test func `a given folder limits the search`() throws {
    let search = Search(["a/x.swift", "b/y.swift"])
    #expect(try search.find(["b"]).paths == ["b/y.swift"])
    #expect(try search.find(["/project/b/"]).paths == ["b/y.swift"])
    #expect(try search.find(["./a/../b"]).paths == ["b/y.swift"])
  }

  @Test func `overlapping paths give each file once`() throws {
    let search = Search(["a/x.swift", "a/b/y.swift"])
    #expect(try search.find(["a", "a/b", "a/x.swift", "a"]).paths == ["a/b/y.swift", "a/x.swift"])
  }

  @Test func `a file outside of the working directory is shown from there`() throws {
    let disk = InMemoryDisk(["/other/x.swift": "", "/project/a.swift": ""])
    #expect(try Search(disk).find(["../other"]).paths == ["../other/x.swift"])
  }

  @Test func `a path through a link is shown as in the working directory`() throws {
    let disk = InMemoryDisk(["/private/project/a/x.swift": ""])
    disk.link("/project", to: "/private/project")
    let finder = SourceFinder(
      dependencies: .init(fileSystem: disk.fileSystem, currentFolder: "/private/project"),
      selection: SourceSelection(folder: "/private/project"))
    #expect(try finder.find(["/project/a"]).paths == ["a/x.swift"])
  }

  @Test func `a missing path is an error that names it`() {
    #expect {
      try Search(["a.swift"]).find(["b.swift"])
    } throws: {
      "\($0)" == "b.swift: no such file or folder; paths are relative to /project"
    }
  }

  @Test func `a file that is not Swift is an error`() {
    #expect {
      try Search(["README.md"]).find(["README.md"])
    } throws: {
      "\($0)" == "README.md: is not a Swift file; give folders, or files that end in .swift"
    }
  }

  @Test func `a pipe is left out`() throws {
    let disk = InMemoryDisk(["/project/a.swift": ""])
    disk.makePipe("/project/p.swift")
    #expect(
      try Search(disk).find().skippedFiles == [
        SkippedFile(path: "p.swift", reason: "not a regular file")
      ])
    #expect(try Search(disk).find(["p.swift"]).files.isEmpty)
  }

  @Test func `a folder that cannot be listed is left out with the reason`() throws {
    let disk = InMemoryDisk(["/project/a.swift": "", "/project/b/c.swift": ""])
    disk.deny("/project/b")
    let found = try Search(disk).find()
    #expect(found.paths == ["a.swift"])
    #expect(
      found.skippedFiles == [SkippedFile(path: "b", reason: "cannot be listed: Permission denied")])
  }

  @Test func `a folder called like a Swift file is searched`() throws {
    #expect(try Search(["x.swift/a.swift"]).find().paths == ["x.swift/a.swift"])
  }

  @Test func `manifests above a given folder are found apart`() throws {
    let search = Search(["Package.swift", "A/Package.swift", "A/Sources/B/b.swift"])
    let found = try search.find(["A/Sources"])
    #expect(found.paths == ["A/Sources/B/b.swift"])
    #expect(found.manifests.map(\.path) == ["A/Package.swift", "Package.swift"])
  }

  @Test func `manifests in the search are not found twice`() throws {
    let found = try Search(["Package.swift", "a.swift"]).find()
    #expect(found.paths == ["Package.swift", "a.swift"])
    #expect(found.manifests.isEmpty)
  }
}

/// A search in the folder `/project` of a disk.
struct Search {
  let disk: InMemoryDisk
  var include: [String] = []
  var exclude: [String] = []

  init(_ disk: InMemoryDisk) {
    self.disk = disk
  }

  init(_ paths: [String], texts: [String: String] = [:]) {
    disk = InMemoryDisk()
    for path in paths { disk.put("", at: "/project/\(path)") }
    for (path, text) in texts { disk.put(text, at: "/project/\(path)") }
  }

  func find(_ paths: [String] = []) throws -> FoundSources {
    try SourceFinder(
      dependencies: .init(fileSystem: disk.fileSystem, currentFolder: "/project"),
      selection: SourceSelection(
        folder: "/project", include: include.compactMap { PathPattern($0) },
        exclude: exclude.compactMap { PathPattern($0) })
    ).find(paths)
  }
}

extension FoundSources {
  var paths: [String] { files.map(\.path) }
  var reasons: [String] { skippedFiles.map { "\($0.path): \($0.reason)" } }
}
