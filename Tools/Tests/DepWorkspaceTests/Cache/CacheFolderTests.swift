import DepWorkspace
import Testing

struct CacheFolderTests {
  @Test func `what is given comes first`() {
    #expect(path(["DEPSTRUCTS_CACHE": "/b"], given: "a") == "/project/a")
  }

  @Test func `then the variable of the tool`() {
    #expect(path(["DEPSTRUCTS_CACHE": "/b", "XDG_CACHE_HOME": "/x"]) == "/b")
    #expect(path(["DEPSTRUCTS_CACHE": "b"]) == "/project/b")
  }

  @Test func `then the usual place of the system`() {
    #expect(path(["HOME": "/home/me"]) == "/home/me/.cache/depstructs")
    #expect(path(["HOME": "/home/me", "XDG_CACHE_HOME": "/x"]) == "/x/depstructs")
    #expect(path(["HOME": "/Users/me"], isApple: true) == "/Users/me/Library/Caches/depstructs")
  }

  @Test func `empty and relative values of the system do not count`() {
    let environment = ["HOME": "/home/me", "XDG_CACHE_HOME": "x", "DEPSTRUCTS_CACHE": ""]
    #expect(path(environment) == "/home/me/.cache/depstructs")
  }

  @Test func `without a home there is none`() {
    #expect(path([:]) == nil)
  }

  @Test func `each project has a file of its own`() {
    let one = CacheFolder.file(in: "/c", project: "/project/one")
    #expect(one != CacheFolder.file(in: "/c", project: "/project/two"))
    #expect(one.hasPrefix("/c/"))
  }

  private func path(
    _ environment: [String: String], given: String? = nil, isApple: Bool = false
  ) -> String? {
    let host = Host(
      currentFolder: { "/project" }, environment: { environment[$0] }, processorCount: { 1 },
      isApple: isApple)
    return CacheFolder.path(given: given, host: host)
  }
}
