import DepWorkspace
import Testing

struct PathPatternTests {
  @Test(arguments: [
    ("Foo.swift", "Foo.swift"), ("Foo.swift", "a/b/Foo.swift"), ("*.swift", "a/b.swift"),
    ("F?o.swift", "a/Foo.swift"), ("[a-c].swift", "b.swift"), ("[!a-c].swift", "d.swift"),
    ("[^a-c].swift", "d.swift"), ("[]a].swift", "].swift"), ("[a-].swift", "-.swift"),
    ("Old", "a/Old/b/c.swift"), ("Old/", "a/Old/c.swift"), ("/Old", "Old/a.swift"),
    ("Sources/Old", "Sources/Old/a.swift"), ("./Sources/Old", "Sources/Old/a.swift"),
    ("**/Old", "a/b/Old/c.swift"), ("**/Old", "Old/c.swift"), ("Sources/**", "Sources/a/b.swift"),
    ("a/**/b.swift", "a/b.swift"), ("a/**/b.swift", "a/x/y/b.swift"), ("**", "a.swift"),
    ("**/*.stub.swift", "a/b.stub.swift"), ("a/*/c.swift", "a/b/c.swift"), ("\\*.swift", "*.swift"),
    ("a*b*c.swift", "aXbYbZc.swift"), ("Größe.swift", "x/Größe.swift"), ("*", "a"),
    ("a/**/**/b", "a/b"), ("[", "["), ("[a.swift", "[a.swift"),
  ])
  func `a pattern covers`(pattern: String, path: String) throws {
    #expect(try #require(PathPattern(pattern)).covers(path))
  }

  @Test(arguments: [
    ("Foo.swift", "AFoo.swift"), ("foo.swift", "Foo.swift"), ("/Foo.swift", "a/Foo.swift"),
    ("Sources/Old", "a/Sources/Old/b.swift"), ("Sources/Old", "Sources/Older/b.swift"),
    ("*.swift", "a.swift.txt"), ("a/*.swift", "a/b/c.swift"), ("a?b", "a/b"), ("Old/", "Old"),
    ("Sources/**", "Sources"), ("a/**/b.swift", "x/a/b.swift"), ("[a-c].swift", "d.swift"),
    ("[!a-c].swift", "b.swift"), ("\\*.swift", "a.swift"), ("a*c", "ab"),
  ])
  func `a pattern does not cover`(pattern: String, path: String) throws {
    let compiled = try #require(PathPattern(pattern))
    #expect(!compiled.covers(path))
  }

  @Test(arguments: ["", "/", ".", "./"])
  func `a pattern that says nothing is none`(pattern: String) {
    #expect(PathPattern(pattern) == nil)
  }

  @Test func `many stars do not take for ever`() throws {
    let pattern = try #require(PathPattern(String(repeating: "a*", count: 30) + "b"))
    #expect(!pattern.covers(String(repeating: "a", count: 200)))
  }
}
