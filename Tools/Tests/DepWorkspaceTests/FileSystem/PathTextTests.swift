import DepWorkspace
import Testing

struct PathTextTests {
  @Test(arguments: [
    ("a/b", "/x", "/x/a/b"), ("/a", "/x", "/a"), (".", "/x", "/x"), ("../y", "/x/z", "/x/y"),
    ("a//b/./c/..", "/x", "/x/a/b"), ("../../..", "/x", "/"), ("", "/x", "/x"),
  ])
  func `a path becomes absolute by its folder`(path: String, folder: String, expected: String) {
    #expect(PathText.absolute(path, in: folder) == expected)
  }

  @Test(arguments: [
    ("/x/a", "/x", "a"), ("/x", "/x", "."), ("/y/a", "/x", "../y/a"), ("/xy/a", "/x", "../xy/a"),
    ("/a/b", "/", "a/b"), ("/x", "/x/y/z", "../.."),
  ])
  func `a path is shown from the working directory`(
    path: String, folder: String, expected: String
  ) {
    #expect(PathText.relative(path, to: folder) == expected)
  }

  @Test func `relative and absolute undo each other`() {
    for path in ["/a/b/c", "/a", "/z/q", "/"] {
      for folder in ["/a", "/a/b", "/", "/q/r/s"] {
        let relative = PathText.relative(path, to: folder)
        #expect(PathText.absolute(relative, in: folder) == path)
      }
    }
  }

  @Test func `a folder whose name only begins alike is not around a path`() {
    #expect(PathText.suffix(of: "/project/Feeds/a", in: "/project/Feed") == nil)
  }

  @Test func `upwards ends at the root`() {
    #expect(PathText.upwards(from: "/a/b") == ["/a/b", "/a", "/"])
  }

  @Test func `paths are in order of bytes`() {
    let paths = ["b", "a/b", "a.swift", "a", "Z", "ä", "a/B", "aé", "ae\u{301}"]
    let sorted = paths.sorted(by: PathText.precedes)
    let expected = paths.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
    #expect(sorted.map { Array($0.utf8) } == expected.map { Array($0.utf8) })
    #expect(sorted.first == "Z")
  }

  @Test func `an empty path is before all others`() {
    #expect(PathText.precedes("", "a"))
    #expect(!PathText.precedes("a", ""))
    #expect(!PathText.precedes("", ""))
  }
}
