import DepWorkspace
import Foundation
import Testing

struct LiveFileSystemTests {
  private let folder: TemporaryFolder
  private let files = FileSystem.live

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `a file is read whole`() throws {
    let text = String(repeating: "let a = 1\n", count: 50_000)
    try folder.put(text, at: "a.swift")
    #expect(try files.read(folder("a.swift")) == Array(text.utf8))
  }

  @Test func `an empty file is read as no bytes`() throws {
    try folder.put("", at: "a.swift")
    #expect(try files.read(folder("a.swift")) == [])
  }

  @Test func `a missing file says so`() {
    #expect {
      try files.read(folder("a.swift"))
    } throws: {
      ($0 as? FileProblem)?.kind == .missing
    }
  }

  @Test func `a folder is not read as a file`() throws {
    try files.makeFolder(folder("x.swift"))
    #expect {
      try files.read(folder("x.swift"))
    } throws: {
      ($0 as? FileProblem)?.kind == .isFolder
    }
  }

  @Test func `a pipe throws and does not wait`() throws {
    #expect(mkfifo(folder("p.swift"), 0o600) == 0)
    let writer = PassingWriter(folder("p.swift"))
    defer { writer.end() }
    #expect {
      try files.read(folder("p.swift"))
    } throws: {
      ($0 as? FileProblem)?.kind == .notRegular
    }
  }

  @Test(.enabled(if: FileSystem.live.exists("/proc/self/status"), "only Linux has such files"))
  func `a file of the system without a size is read whole`() throws {
    #expect(try files.read("/proc/self/status").count > 100)
  }

  @Test(.enabled(if: TemporaryFolder.permissionsApply, "root may read every file"))
  func `an unreadable file says why`() throws {
    try folder.put("", at: "a.swift")
    chmod(folder("a.swift"), 0)
    #expect {
      try files.read(folder("a.swift"))
    } throws: {
      ($0 as? FileProblem)?.kind == .denied
    }
  }

  @Test func `a folder is listed with kinds, and sizes of Swift files`() throws {
    try folder.put("12345", at: "a.swift")
    try folder.put("", at: "b.txt")
    try folder.put("", at: "c/d.swift")
    try folder.link("e", to: "c")
    let entries = try files.list(folder.path).sorted { $0.name < $1.name }
    #expect(entries.map(\.name) == ["a.swift", "b.txt", "c", "e"])
    #expect(entries.map(\.kind) == [.file, .file, .folder, .symbolicLink])
    #expect(entries[0].status?.size == 5)
  }

  @Test func `listing a file throws`() throws {
    try folder.put("", at: "a")
    #expect {
      try files.list(folder("a"))
    } throws: {
      ($0 as? FileProblem)?.kind == .notFolder
    }
  }

  @Test func `a new file is written`() throws {
    try files.write(Array("new".utf8), folder("a.json"))
    #expect(try folder.text(at: "a.json") == "new")
  }

  @Test func `a file is replaced and keeps its mode`() throws {
    try folder.put("old", at: "a.sh")
    chmod(folder("a.sh"), 0o751)
    try files.write(Array("new".utf8), folder("a.sh"))
    #expect(try folder.text(at: "a.sh") == "new")
    #expect(try folder.mode(of: "a.sh") == 0o751)
  }

  @Test func `writing leaves nothing else behind`() throws {
    try folder.put("old", at: "a")
    try files.write(Array("new".utf8), folder("a"))
    #expect(try folder.names() == ["a"])
  }

  @Test func `a link stays a link, and its target is written`() throws {
    try folder.put("old", at: "real/a.json")
    try folder.link("a.json", to: "real/a.json")
    try files.write(Array("new".utf8), folder("a.json"))
    #expect(try folder.text(at: "real/a.json") == "new")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder("a.json")) == "real/a.json")
  }

  @Test func `a link to nothing gets its target`() throws {
    try folder.link("a.json", to: "b.json")
    try files.write(Array("new".utf8), folder("a.json"))
    #expect(try folder.text(at: "b.json") == "new")
    #expect(try folder.names() == ["a.json", "b.json"])
  }

  @Test func `a circle of links is an error`() throws {
    try folder.link("a", to: "b")
    try folder.link("b", to: "a")
    #expect(throws: FileProblem.self) { try files.write([], folder("a")) }
  }

  @Test func `writing into a missing folder throws`() {
    #expect {
      try files.write([], folder("no/a"))
    } throws: {
      ($0 as? FileProblem)?.kind == .missing
    }
  }

  @Test(.enabled(if: TemporaryFolder.permissionsApply, "root may write every file"))
  func `a file that must not be written stays as it is`() throws {
    try folder.put("old", at: "a")
    chmod(folder("a"), 0o444)
    #expect(throws: FileProblem.self) { try files.write(Array("new".utf8), folder("a")) }
    #expect(try folder.text(at: "a") == "old")
    #expect(try folder.names() == ["a"])
  }

  @Test func `a folder is not replaced by a file`() throws {
    try files.makeFolder(folder("a"))
    #expect(throws: FileProblem.self) { try files.write([1], folder("a")) }
    #expect(try folder.names() == ["a"])
  }

  @Test func `folders are made with those around them, and twice is once`() throws {
    try files.makeFolder(folder("a/b/c"))
    try files.makeFolder(folder("a/b/c"))
    #expect(try files.status(folder("a/b/c")).kind == .folder)
  }

  @Test func `status follows links`() throws {
    try folder.put("123", at: "a")
    try folder.link("b", to: "a")
    let target = try files.status(folder("a"))
    #expect(try files.status(folder("b")) == target)
    #expect(try files.status(folder("b")).size == 3)
  }

  @Test func `a file is removed`() throws {
    try folder.put("", at: "a")
    try files.remove(folder("a"))
    #expect(!files.exists(folder("a")))
  }
}

/// Opens a pipe for writing and closes it, so that whoever waits for a writer goes on.
private struct PassingWriter {
  private let path: String
  private let hasEnded = DispatchSemaphore(value: 0)

  init(_ path: String) {
    self.path = path
    Thread.detachNewThread { [hasEnded] in
      close(open(path, O_WRONLY))
      hasEnded.signal()
    }
  }

  /// Lets the writer go, which waits for a reader.
  func end() {
    let reader = open(path, O_RDONLY | O_NONBLOCK)
    hasEnded.wait()
    close(reader)
  }
}
