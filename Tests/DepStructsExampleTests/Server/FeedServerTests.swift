import DepStructs
import DepStructsExample
import DepStructsTesting
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite(.forbidsLiveDefaults)
struct FeedServerTests {
  private let log = RecordingLog()

  private func withServer(_ body: (FeedServer, URLSession) async throws -> Void) async throws {
    let server = try FeedServer(dependencies: .init(log: log))
    defer { server.stop() }
    let session = URLSession(configuration: .ephemeral)
    defer { session.invalidateAndCancel() }
    try await body(server, session)
  }

  private func get(
    _ url: URL, entityTag: String? = nil, _ session: URLSession
  ) async throws -> (body: Data, response: HTTPURLResponse) {
    var request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData)
    request.setValue(entityTag, forHTTPHeaderField: "If-None-Match")
    let (body, response) = try await session.data(for: request)
    return (body, try #require(response as? HTTPURLResponse))
  }

  @Test func theFeedMayBeKept() async throws {
    try await withServer { server, session in
      let (body, response) = try await get(server.url(of: .feed), session)
      #expect(response.statusCode == 200)
      #expect(body == Data(BundledFeed.json.utf8))
      #expect(response.value(forHTTPHeaderField: "Cache-Control") == "max-age=3600")
      #expect(response.value(forHTTPHeaderField: "ETag") == "\"1\"")
    }
  }

  @Test(arguments: [("\"1\"", 304), ("\"0\"", 200), (nil, 200)] as [(String?, Int)])
  func aClientThatHasTheFeedIsToldSo(entityTag: String?, status: Int) async throws {
    try await withServer { server, session in
      let url = server.url(of: .changing)
      let (_, response) = try await get(url, entityTag: entityTag, session)
      #expect(response.statusCode == status)
      #expect(server.requests.map(\.entityTag) == [entityTag])
    }
  }

  @Test func theUnsteadyPageFailsEveryOtherTime() async throws {
    try await withServer { server, session in
      var statuses: [Int] = []
      for _ in 1...4 {
        statuses.append(try await get(server.url(of: .unsteady), session).response.statusCode)
      }
      #expect(statuses == [500, 200, 500, 200])
    }
  }

  @Test(arguments: ["/", "/missing.json", "/no-such.json"])
  func whatIsNotThereIsNotFound(path: String) async throws {
    try await withServer { server, session in
      let url = server.url(ofPath: path)
      let (_, response) = try await get(url, session)
      #expect(response.statusCode == 404)
      #expect(server.requests.map(\.path) == [path])
      #expect(log.events.values == ["asked for \(path)"])
    }
  }

  @Test func aServerThatLegacyCodeMakesCanBeGivenALog() async throws {
    let server = try withDefaultDependencies(FeedServer.Dependencies(log: log)) {
      try FeedServer()
    }
    defer { server.stop() }
    let session = URLSession(configuration: .ephemeral)
    _ = try await get(server.url(of: .feed), session)
    #expect(log.events.values == ["asked for /feed.json"])
  }
}
