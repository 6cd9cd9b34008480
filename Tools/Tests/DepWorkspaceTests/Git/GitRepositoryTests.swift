@testable import DepWorkspace
import Testing

struct GitRepositoryTests {
  @Test func `the root is found from a folder in it`() throws {
    let repository = try TemporaryRepository()
    try repository.commit(["a/b.swift": ""])
    let inner = GitRepository.Dependencies(commands: .live, currentFolder: repository.folder("a"))
    #expect(try GitRepository(dependencies: inner).root == repository.folder.path)
  }

  @Test func `a folder outside of a repository is an error`() throws {
    let folder = try TemporaryFolder()
    let dependencies = GitRepository.Dependencies(commands: .live, currentFolder: folder.path)
    #expect {
      try GitRepository(dependencies: dependencies)
    } throws: {
      "\($0)".contains("is not in a git repository")
    }
  }

  @Test func `a revision means a commit`() throws {
    let repository = try TemporaryRepository()
    try repository.commit(["a.swift": "1"])
    try repository.git("tag", "-a", "v1", "-m", "x")
    let head = try repository.git("rev-parse", "HEAD").prefix(40)
    for revision in ["HEAD", "main", "v1", String(head.prefix(10))] {
      #expect(try repository.open().commit(revision) == head)
    }
  }

  @Test(arguments: ["nothing", "--all", "HEAD~5", "-x", ""])
  func `an unknown revision is an error that says what to do`(revision: String) throws {
    let repository = try TemporaryRepository()
    try repository.commit(["a.swift": "1"])
    #expect {
      try repository.open().commit(revision)
    } throws: {
      "\($0)".hasPrefix("git has no revision '\(revision)' in ") && "\($0)".contains("fetch")
    }
  }

  @Test func `the merge base is where the branch left`() throws {
    let repository = try TemporaryRepository()
    try repository.commit(["a.swift": "1"])
    let base = try repository.git("rev-parse", "HEAD").prefix(40)
    try repository.git("checkout", "-q", "-b", "feature")
    try repository.commit(["b.swift": "1"])
    try repository.git("checkout", "-q", "main")
    try repository.commit(["c.swift": "1"])
    try repository.git("checkout", "-q", "feature")
    #expect(try repository.open().mergeBase(with: "main") == base)
  }

  @Test func `histories without anything in common are an error`() throws {
    let repository = try TemporaryRepository()
    try repository.commit(["a.swift": "1"])
    try repository.git("checkout", "-q", "--orphan", "other")
    try repository.commit(["b.swift": "1"])
    #expect {
      try repository.open().mergeBase(with: "main")
    } throws: {
      "\($0)".contains("have no commit in common")
    }
  }

  @Test func `the files of a commit are listed, whatever they are called`() throws {
    let repository = try TemporaryRepository()
    let names = ["a.swift", "b c/d\"e.swift", "ö/名前.swift", "line\nbreak.swift", "tab\tname.swift"]
    try repository.commit(Dictionary(uniqueKeysWithValues: names.map { ($0, $0) }))
    let opened = try repository.open()
    let tree = try opened.tree(of: try opened.commit("HEAD"))
    #expect(Set(tree.map(\.path)) == Set(names))
    let contents = try opened.contents(of: tree.map(\.object))
    for entry in tree {
      #expect(contents[entry.object] == Array(entry.path.utf8))
      #expect(entry.size == entry.path.utf8.count)
    }
  }

  @Test func `what changed since a commit is told, staged or not`() throws {
    let repository = try TemporaryRepository()
    try repository.commit(["a.swift": "1", "b.swift": "1", "c.swift": "1", "d.swift": "1"])
    let base = try repository.open().commit("HEAD")
    try repository.commit(["a.swift": "2"])
    try repository.folder.put("2", at: "b.swift")
    try repository.git("rm", "-q", "c.swift")
    #expect(try repository.open().changedPaths(since: base) == ["a.swift", "b.swift", "c.swift"])
  }

  @Test func `tracked files and those with changes are named`() throws {
    let repository = try TemporaryRepository()
    try repository.commit(["a.swift": "1", "b c.swift": "1", "d/é.swift": "1", "e.swift": "1"])
    try repository.folder.put("2", at: "b c.swift")
    try repository.folder.put("2", at: "d/é.swift")
    try repository.folder.put("2", at: "new.swift")
    try repository.git("add", "d")
    let opened = try repository.open()
    #expect(try opened.trackedPaths() == ["a.swift", "b c.swift", "d/é.swift", "e.swift"])
    #expect(try opened.dirtyPaths() == ["b c.swift", "d/é.swift"])
  }

  @Test func `git that is not installed is an error that says so`() {
    let runner = CommandRunner { _ in CommandRunner.Outcome(status: 127) }
    #expect {
      try GitRepository(dependencies: .init(commands: runner, currentFolder: "/project"))
    } throws: {
      "\($0)"
        == "git could not be run: it is not in PATH; "
        + "install git, or omit '--since' and '--diff'"
    }
  }

  @Test func `a caller says what can be done without git, and without a repository`() {
    let remedies = GitRepository.Remedies(repository: "make one", git: "install it")
    let cases: [(status: Int32, text: String)] = [
      (127, "; install it"), (128, "repository; make one"),
    ]
    for (status, text) in cases {
      let runner = CommandRunner { _ in CommandRunner.Outcome(status: status) }
      #expect {
        try GitRepository(
          dependencies: .init(commands: runner, currentFolder: "/project", remedies: remedies))
      } throws: {
        "\($0)".hasSuffix(text)
      }
    }
  }

  @Test func `an answer that is not understood is an error`() throws {
    let runner = CommandRunner { command in
      command.words.contains("rev-parse")
        ? .init(status: 0, output: Array("/project\n".utf8)) : .init(status: 0, output: [1, 2, 3])
    }
    let repository = try GitRepository(
      dependencies: .init(commands: runner, currentFolder: "/project"))
    #expect(throws: WorkspaceError.self) { try repository.tree(of: "abc") }
    #expect(throws: WorkspaceError.self) { try repository.contents(of: ["abc"]) }
  }

  @Test func `a command that fails tells what git said`() throws {
    let runner = CommandRunner { command in
      command.words.contains("rev-parse")
        ? .init(status: 0, output: Array("/project\n".utf8))
        : .init(status: 128, errorText: "fatal: bad object\nmore")
    }
    let repository = try GitRepository(
      dependencies: .init(commands: runner, currentFolder: "/project"))
    #expect {
      try repository.tree(of: "abc")
    } throws: {
      "\($0)".hasSuffix("failed with status 128: fatal: bad object")
    }
  }

  @Test func `contents come through one process`() throws {
    let count = Count()
    let repository = try TemporaryRepository()
    let files = (0..<300).map { ("\($0).swift", String(repeating: "text \($0)\n", count: 100)) }
    try repository.commit(Dictionary(uniqueKeysWithValues: files))
    let runner = CommandRunner { command in
      if command.words.contains("cat-file") { count.value += 1 }
      return try CommandRunner.live.run(command)
    }
    let opened = try GitRepository(
      dependencies: .init(commands: runner, currentFolder: repository.folder.path))
    let tree = try opened.tree(of: try opened.commit("HEAD"))
    #expect(try opened.contents(of: tree.map(\.object)).count == 300)
    #expect(count.value == 1)
  }
}

private final class Count: @unchecked Sendable {
  var value = 0
}
