import DepStructs
import DepStructsExample
import DepStructsTesting
import Foundation
import Testing

@Suite(.forbidsLiveDefaults)
struct DownloadTests {
  private let url = URL(fileURLWithPath: "/feed.json")
  private let now = Date(timeIntervalSince1970: 1000)
  private let kept = Recorder<CachedResponse>()
  private let tags = Recorder<String?>()

  /// All that a download needs; each field fails the test unless the test replaces it.
  private var unimplementedDependencies: Download.Dependencies {
    Download.Dependencies(
      client: StubClient(), cache: StubCache(),
      makeRetry: unimplemented("Download.Dependencies.makeRetry", returning: NoRetry()),
      now: unimplemented("Download.Dependencies.now", returning: Date()), log: RecordingLog())
  }

  private func cached(maximumAge: TimeInterval) -> CachedResponse {
    CachedResponse(
      url: url, entityTag: "x", maximumAge: maximumAge, confirmed: now, body: Data("old".utf8))
  }

  /// A download that finds something in the cache, or nothing, and gets an answer from the server.
  private func download(cached: CachedResponse?, answer: HTTPResponse) -> Download {
    var dependencies = unimplementedDependencies
    dependencies.cache = StubCache(load: { _ in cached }, save: { [kept] in kept.record($0) })
    dependencies.client = StubClient { [tags] _, tag in
      tags.record(tag)
      return answer
    }
    dependencies.makeRetry = { _ in NoRetry() }
    dependencies.now = { [now] in now }
    return Download(url: url, dependencies: dependencies)
  }

  @Test func aFreshAnswerIsUsedAndTheServerIsNotAsked() async throws {
    let cached = cached(maximumAge: 60)
    var dependencies = unimplementedDependencies
    dependencies.cache = StubCache(load: { _ in cached })
    dependencies.now = { [now] in now.addingTimeInterval(59) }
    let (body, origin) = try await Download(url: url, dependencies: dependencies).body()
    #expect(body == Data("old".utf8))
    #expect(origin == .cache)
  }

  @Test func anOldAnswerIsUsedAgainWhenTheServerConfirmsIt() async throws {
    let download = download(cached: cached(maximumAge: 0), answer: HTTPResponse(status: 304))
    let (body, origin) = try await download.body()
    #expect(body == Data("old".utf8))
    #expect(origin == .confirmedCache)
    #expect(tags.values == ["x"])
    #expect(kept.values.map(\.confirmed) == [now])
  }

  @Test func anOldAnswerIsReplacedByANewOne() async throws {
    let answer = HTTPResponse(status: 200, header: ["etag": "y"], body: Data("new".utf8))
    let (body, origin) = try await download(cached: cached(maximumAge: 0), answer: answer).body()
    #expect(body == Data("new".utf8))
    #expect(origin == .network)
    #expect(kept.values == [CachedResponse(answer, from: url, at: now)])
  }

  @Test func anAnswerThatIsNotWorthKeepingIsNotKept() async throws {
    let download = download(cached: nil, answer: HTTPResponse(status: 200))
    _ = try await download.body()
    #expect(tags.values == [nil])
    #expect(kept.values.isEmpty)
  }

  @Test(arguments: [304, 404, 500])
  func anotherStatusIsAFailure(status: Int) async {
    let download = download(cached: nil, answer: HTTPResponse(status: status))
    await #expect(throws: UnexpectedStatus(code: status)) { try await download.body() }
  }

  @Test func aRetryIsMadeForTheHostAndItsPort() async throws {
    let hosts = Recorder<String>()
    let url = try #require(URL(string: "http://a.example:8080/feed.json"))
    var dependencies = replacing(
      \.makeRetry,
      with: {
        hosts.record($0); return NoRetry()
      }, in: unimplementedDependencies)
    dependencies.cache = StubCache(load: { _ in nil })
    dependencies.client = StubClient { _, _ in HTTPResponse(status: 200) }
    dependencies.now = { [now] in now }
    _ = try await Download(url: url, dependencies: dependencies).body()
    #expect(hosts.values == ["a.example:8080"])
  }
}
