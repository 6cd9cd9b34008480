import DepWorkspace
import Testing
import ToolTestSupport

struct GitIgnoreTests {
  @Test(
    arguments: [
      ("*.stub.swift", ["a.swift"]),
      ("build", ["a.swift", "x.stub.swift"]),
      ("build/", ["a.swift", "x.stub.swift"]),
      ("/build", ["a.swift", "sub/build/c.swift", "x.stub.swift"]),
      ("sub/build", ["a.swift", "build/b.swift", "x.stub.swift"]),
      ("**/build", ["a.swift", "x.stub.swift"]),
      ("build/**", ["a.swift", "sub/build/c.swift", "x.stub.swift"]),
      ("# a.swift", ["a.swift", "build/b.swift", "sub/build/c.swift", "x.stub.swift"]),
      ("a.swift/", ["a.swift", "build/b.swift", "sub/build/c.swift", "x.stub.swift"]),
      ("a.swift   ", ["build/b.swift", "sub/build/c.swift", "x.stub.swift"]),
      ("a.swift\r\n/build\r", ["sub/build/c.swift", "x.stub.swift"]),
      ("*.swift\n!a.swift", ["a.swift"]),
      ("!a.swift\n*.swift", []),
      (
        "build/*\n!build/b.swift",
        ["a.swift", "build/b.swift", "sub/build/c.swift", "x.stub.swift"]
      ),
      ("build\n!build/b.swift", ["a.swift", "x.stub.swift"]),
      ("*\n!*/\n!c.swift", ["sub/build/c.swift"]),
      ("", ["a.swift", "build/b.swift", "sub/build/c.swift", "x.stub.swift"]),
    ] as [(String, [String])])
  func `what git ignores is left out`(text: String, expected: [String]) throws {
    var files = ["a.swift", "build/b.swift", "sub/build/c.swift", "x.stub.swift"]
    if text.hasPrefix("*.stub") { files = ["a.swift", "x.stub.swift"] }
    #expect(try Search(files, texts: [".gitignore": text]).find().paths == expected)
  }

  @Test func `the reason is told`() throws {
    let found = try Search(["out/a.swift", "b.swift"], texts: [".gitignore": "out\nb.swift"]).find()
    #expect(found.reasons == ["b.swift: ignored by .gitignore", "out: ignored by .gitignore"])
  }

  @Test func `an escaped mark is taken as written`() throws {
    let search = Search(
      ["#a.swift", "!b.swift", "c.swift"], texts: [".gitignore": "\\#a.swift\n\\!b.swift"])
    #expect(try search.find().paths == ["c.swift"])
  }

  @Test func `a nested file adds to the one above`() throws {
    let texts = [".gitignore": "*.stub.swift", "sub/.gitignore": "/a.swift"]
    let search = Search(
      ["a.swift", "sub/a.swift", "sub/b.stub.swift", "sub/x/a.swift"], texts: texts)
    #expect(try search.find().paths == ["a.swift", "sub/x/a.swift"])
  }

  @Test func `a nested file overrules the one above`() throws {
    let texts = [".gitignore": "*.stub.swift", "sub/.gitignore": "!b.stub.swift"]
    let search = Search(["a.stub.swift", "sub/b.stub.swift"], texts: texts)
    #expect(try search.find().paths == ["sub/b.stub.swift"])
  }

  @Test func `files above a given folder count up to the top of the repository`() throws {
    let disk = InMemoryDisk([
      "/project/.git/HEAD": "", "/project/.gitignore": "*.stub.swift", "/.gitignore": "*.swift",
      "/project/sub/a.swift": "", "/project/sub/b.stub.swift": "",
    ])
    #expect(try Search(disk).find(["sub"]).paths == ["sub/a.swift"])
  }

  @Test func `files above the working directory count in a repository`() throws {
    let disk = InMemoryDisk([
      "/.git/HEAD": "", "/.gitignore": "/project/b.swift", "/project/a.swift": "",
      "/project/b.swift": "",
    ])
    #expect(try Search(disk).find().paths == ["a.swift"])
  }

  @Test func `files above the working directory do not count outside of a repository`() throws {
    let disk = InMemoryDisk(["/.gitignore": "*.swift", "/project/a.swift": ""])
    #expect(try Search(disk).find().paths == ["a.swift"])
  }

  @Test func `a repository in a repository has rules of its own`() throws {
    let disk = InMemoryDisk([
      "/project/.git/HEAD": "", "/project/.gitignore": "*.stub.swift",
      "/project/inner/.git": "gitdir: x",
      "/project/inner/b.stub.swift": "", "/project/a.stub.swift": "",
    ])
    #expect(try Search(disk).find().paths == ["inner/b.stub.swift"])
  }

  @Test func `the private list of the repository counts`() throws {
    let disk = InMemoryDisk([
      "/project/.git/info/exclude": "mine.swift", "/project/mine.swift": "", "/project/a.swift": "",
    ])
    #expect(try Search(disk).find().paths == ["a.swift"])
  }

  @Test func `an ignored folder that is given is read`() throws {
    let search = Search(["out/a.swift", "out/b/c.swift"], texts: [".gitignore": "out\nout/**"])
    #expect(try search.find(["out"]).paths == ["out/a.swift", "out/b/c.swift"])
    #expect(try search.find(["out/b"]).paths == ["out/b/c.swift"])
  }

  @Test func `a byte order mark is no part of the first pattern`() throws {
    let search = Search(["a.swift", "b.swift"], texts: [".gitignore": "\u{FEFF}a.swift"])
    #expect(try search.find().paths == ["b.swift"])
  }
}
