import DepFacts
@testable import DepWorkspace
import Testing
import ToolTestSupport

struct FactsCacheTests {
  private let project = CachedProject()

  @Test func `a second run parses nothing`() {
    #expect(project.run(["a", "b"]) == .init(parsed: 2, cached: 0))
    #expect(project.run(["a", "b"]) == .init(parsed: 0, cached: 2))
  }

  @Test func `facts from the cache are those of the parser`() {
    let cold = project.facts(["a", "b"])
    #expect(project.facts(["a", "b"]) == cold)
    #expect(cold.map(\.lineCount) == [1, 1])
  }

  @Test func `a changed file is parsed again, a moved one is not`() {
    project.run(["a", "b"])
    #expect(project.run(["b", "c"]) == .init(parsed: 1, cached: 1))
  }

  @Test func `nothing is written when nothing changed`() {
    project.run(["a"])
    project.run(["a"])
    #expect(project.disk.writtenPaths == [project.path])
  }

  @Test func `another version of the tool starts afresh`() {
    project.run(["a"], tool: "1")
    #expect(project.run(["a"], tool: "2") == .init(parsed: 1, cached: 0))
    #expect(project.run(["a"], tool: "2") == .init(parsed: 0, cached: 1))
  }

  @Test func `a deleted cache is made again`() throws {
    project.run(["a"])
    try project.disk.fileSystem.remove(project.path)
    #expect(project.run(["a"]) == .init(parsed: 1, cached: 0))
    #expect(project.run(["a"]) == .init(parsed: 0, cached: 1))
  }

  @Test func `a cache cut short at any place is no error`() throws {
    project.run(["a", "b", "c"])
    let bytes = try #require(project.disk.bytes(at: project.path))
    for count in bytes.indices {
      project.disk.put(Array(bytes[..<count]), at: project.path)
      let outcome = project.run(["a", "b", "c"])
      #expect(outcome.parsed + outcome.cached == 3)
      #expect(outcome.note == nil)
      #expect(project.run(["a", "b", "c"]) == .init(parsed: 0, cached: 3), "\(count) bytes")
    }
  }

  @Test func `a flipped bit costs a file at most, and never gives other facts`() throws {
    let cold = project.facts(["a", "b", "c"])
    let bytes = try #require(project.disk.bytes(at: project.path))
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 1 << UInt8(index % 8)
      project.disk.put(damaged, at: project.path)
      #expect(project.facts(["a", "b", "c"]) == cold, "byte \(index)")
    }
  }

  @Test func `a damaged entry is parsed again, the others are not`() throws {
    project.run(["a", "b", "c"])
    var bytes = try #require(project.disk.bytes(at: project.path))
    bytes[bytes.count - 1] ^= 1
    project.disk.put(bytes, at: project.path)
    #expect(project.run(["a", "b", "c"]) == .init(parsed: 1, cached: 2))
    #expect(project.run(["a", "b", "c"]) == .init(parsed: 0, cached: 3))
  }

  @Test(arguments: ["", "DEPFACTS", "{\"json\": true}", String(repeating: "\u{0}", count: 500)])
  func `a foreign file is replaced`(text: String) {
    project.disk.put(text, at: project.path)
    #expect(project.run(["a"]) == .init(parsed: 1, cached: 0))
    #expect(project.run(["a"]) == .init(parsed: 0, cached: 1))
  }

  @Test func `a cache that cannot be written is a note`() {
    project.disk.makeFolder("/cache")
    project.disk.deny("/cache")
    let outcome = project.run(["a"])
    #expect(outcome.parsed == 1)
    #expect(
      outcome.note
        == "cannot write the cache: "
        + "/cache: Permission denied")
  }

  @Test func `a cache that cannot be read is no error`() {
    project.run(["a"])
    project.disk.deny(project.path)
    #expect(project.run(["a"]).parsed == 1)
  }

  @Test func `a folder in place of the cache is a note`() {
    project.disk.makeFolder(project.path + "/x")
    #expect(project.run(["a"]).parsed == 1)
  }

  @Test func `the other branch stays in the cache`() {
    project.run(["a", "b", "c"])
    project.run(["a", "b", "d"])
    #expect(project.run(["a", "b", "c"]) == .init(parsed: 0, cached: 3))
  }

  @Test func `what was used longest ago goes when it becomes too much`() {
    project.run(["a", "b"])
    project.run(["c", "d"])
    project.run(["e", "f"])
    #expect(project.run(["c", "d"]) == .init(parsed: 0, cached: 2))
    #expect(project.run(["a", "b"]) == .init(parsed: 2, cached: 0))
  }

  @Test func `a look at one file drops nothing`() {
    project.run(["a", "b", "c", "d"])
    project.run(["e"], coversProject: false)
    #expect(project.run(["a", "b", "c", "d"]) == .init(parsed: 0, cached: 4))
  }

  @Test func `two runs at the same time leave a cache that works`() {
    let one = project.load(["a"])
    let two = project.load(["b"])
    project.save(one)
    project.save(two)
    let outcome = project.run(["a", "b"])
    #expect(outcome.parsed + outcome.cached == 2)
    #expect(project.run(["a", "b"]) == .init(parsed: 0, cached: 2))
  }

  @Test func `a second load in the same run knows the first`() {
    var store: FactsStore? = FactsStore()
    let loader = project.loader
    _ = loader.load(project.files(["a", "b"]), store: &store)
    let second = loader.load(project.files(["b", "c"]), store: &store)
    #expect(second.statistics.cachedCount == 1)
    #expect(second.statistics.parsedCount == 1)
  }

  @Test func `the same contents in any order give the same bytes`() throws {
    project.run(["a", "b", "c"])
    let first = try #require(project.disk.bytes(at: project.path))
    try project.disk.fileSystem.remove(project.path)
    project.run(["c", "b", "a"])
    #expect(project.disk.bytes(at: project.path) == first)
  }
}
