import DepStructsExample
import DepStructsTesting
import Foundation
import Testing

@Suite(.forbidsLiveDefaults)
struct ResponseCacheTests {
  private let folder = URL(fileURLWithPath: "/cache")
  private let log = RecordingLog()

  private func response(_ address: String) throws -> CachedResponse {
    CachedResponse(
      url: try #require(URL(string: address)), maximumAge: 60,
      confirmed: Date(timeIntervalSince1970: 1000), body: Data("body".utf8))
  }

  private func cache(_ files: StubFiles) -> ResponseCache {
    ResponseCache(folder: folder, dependencies: .init(files: files, log: log))
  }

  @Test func whatWasKeptIsFoundAgain() throws {
    let written = Recorder<(Data, URL)>()
    let cache = cache(
      StubFiles(
        read: { file in written.values.first { $0.1 == file }?.0 },
        save: { written.record(($0, $1)) }))
    let response = try response("http://a.example/1")
    try cache.keep(response)
    #expect(cache.response(for: response.url) == response)
    #expect(try cache.response(for: self.response("http://a.example/2").url) == nil)
    #expect(written.values.map(\.1.path) == ["/cache/908b7e83a7d36926.json"])
    #expect(log.events.values.isEmpty)
  }

  @Test func aDamagedFileIsNoAnswer() throws {
    let cache = cache(StubFiles(read: { _ in Data("damaged".utf8) }))
    #expect(try cache.response(for: response("http://a.example/1").url) == nil)
    #expect(log.events.values == ["the cache holds something else for http://a.example/1"])
  }

  @Test func theAnswerOfAnotherAddressIsNoAnswer() throws {
    let data = try JSONEncoder().encode(response("http://a.example/2"))
    let cache = cache(StubFiles(read: { _ in data }))
    #expect(try cache.response(for: response("http://a.example/1").url) == nil)
  }

  @Test func aFolderThatCannotBeMadeIsNamedWithTheReasonOfTheSystem() throws {
    let temporary = try TemporaryFolder()
    let folder = try temporary.unwritable()
    let cache = ResponseCache(folder: folder, dependencies: .init(files: LocalFiles(), log: log))
    let error = try #require(throws: CacheWriteError.self) {
      try cache.keep(try response("http://a.example/1"))
    }
    #expect(error.folder == folder)
    #expect(error.reason == "Not a directory")
  }

  @Test func filesOnDiskAreKeptForTheirOwnerAlone() throws {
    let temporary = try TemporaryFolder()
    let file = temporary.url.appendingPathComponent("new/file")
    #expect(LocalFiles().contents(of: file) == nil)
    try LocalFiles().write(Data("x".utf8), to: file)
    #expect(LocalFiles().contents(of: file) == Data("x".utf8))
    let attributes = try FileManager.default.attributesOfItem(
      atPath: file.deletingLastPathComponent().path)
    #expect(attributes[.posixPermissions] as? Int == 0o700)
  }
}
