import DepFacts
@testable import DepWorkspace
import Testing

struct GitSnapshotTests {
  @Test func `a commit is searched like a disk`() throws {
    let repository = try TemporaryRepository()
    try repository.commit([
      "a.swift": "", "Sources/B/b.swift": "", "Pods/c.swift": "", ".gitignore": "d.swift\n",
      "d.swift": "", "x.txt": "",
    ])
    try repository.commit(["new.swift": ""])
    try repository.git("rm", "-q", "a.swift")
    let found = try finder(repository, try repository.snapshot("HEAD~1")).find()
    #expect(found.paths == ["Sources/B/b.swift", "a.swift"])
    #expect(found.reasons == ["Pods: vendored", "d.swift: ignored by .gitignore"])
  }

  @Test func `contents are those of the commit`() throws {
    let repository = try TemporaryRepository()
    try repository.commit(["a.swift": "old", "same.swift": "same"])
    try repository.commit(["a.swift": "new"])
    try repository.folder.put("newest", at: "a.swift")
    let files = try repository.snapshot("HEAD~1")
    #expect(try files.read(repository.folder("a.swift")) == Array("old".utf8))
    #expect(try files.read(repository.folder("same.swift")) == Array("same".utf8))
  }

  @Test func `a deleted file is there, and a new one is not`() throws {
    let repository = try TemporaryRepository()
    try repository.commit(["a.swift": "a"])
    try repository.git("rm", "-q", "a.swift")
    try repository.folder.put("", at: "b.swift")
    let files = try repository.snapshot("HEAD")
    #expect(try files.read(repository.folder("a.swift")) == Array("a".utf8))
    #expect(!files.exists(repository.folder("b.swift")))
    #expect(throws: FileProblem.self) { try files.read(repository.folder("b.swift")) }
  }

  @Test func `a file that is hidden from the work tree is asked of git`() throws {
    let repository = try TemporaryRepository()
    try repository.commit(["a.swift": "a"])
    try repository.git("update-index", "--skip-worktree", "a.swift")
    try FileSystem.live.remove(repository.folder("a.swift"))
    let files = try repository.snapshot("HEAD")
    #expect(try files.read(repository.folder("a.swift")) == Array("a".utf8))
  }

  @Test func `a revision cannot be changed`() throws {
    let repository = try TemporaryRepository()
    try repository.commit(["a.swift": "a"])
    let files = try repository.snapshot("HEAD")
    #expect(throws: FileProblem.self) { try files.write([], repository.folder("a.swift")) }
    #expect(try repository.folder.text(at: "a.swift") == "a")
  }

  @Test func `an unchanged commit gives the files of the disk`() throws {
    let repository = try TemporaryRepository()
    try repository.commit(["a.swift": "1", "b/c.swift": "22", "b/Package.swift": "3"])
    let now = try finder(repository, .live).find()
    let then = try finder(repository, try repository.snapshot("HEAD")).find()
    #expect(now == then)
  }

  @Test func `a part of a repository is searched`() throws {
    let repository = try TemporaryRepository()
    try repository.commit(["a/b.swift": "1", "c.swift": "22"])
    let finder = SourceFinder(
      dependencies: .init(
        fileSystem: try repository.snapshot("HEAD"), currentFolder: repository.folder("a")),
      selection: SourceSelection(folder: repository.folder("a")))
    #expect(try finder.find().paths == ["b.swift"])
  }

  private func finder(_ repository: TemporaryRepository, _ files: FileSystem) -> SourceFinder {
    SourceFinder(
      dependencies: .init(fileSystem: files, currentFolder: repository.folder.path),
      selection: SourceSelection(folder: repository.folder.path))
  }
}
