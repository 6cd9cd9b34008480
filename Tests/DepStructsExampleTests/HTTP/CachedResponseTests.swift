import DepStructsExample
import Foundation
import Testing

struct CachedResponseTests {
  private let start = Date(timeIntervalSince1970: 1000)

  private func cached() throws -> CachedResponse {
    CachedResponse(
      url: try #require(URL(string: "http://a.example/1")), entityTag: "x", maximumAge: 60,
      confirmed: start, body: Data("old".utf8))
  }

  @Test func itIsFreshUntilItsMaximumAge() throws {
    let cached = try cached()
    #expect(cached.isFresh(at: start))
    #expect(cached.isFresh(at: start.addingTimeInterval(59)))
    #expect(!cached.isFresh(at: start.addingTimeInterval(60)))
  }

  @Test func aClockThatWasSetBackDoesNotKeepItForEver() throws {
    #expect(try !cached().isFresh(at: start.addingTimeInterval(-1)))
  }

  @Test func aConfirmationMakesItYoungAndKeepsItsBody() throws {
    let later = start.addingTimeInterval(100)
    let answer = HTTPResponse(status: 304, header: ["cache-control": "max-age=5"])
    let confirmed = try cached().confirmed(by: answer, at: later)
    #expect(confirmed.confirmed == later)
    #expect(confirmed.maximumAge == 5)
    #expect(confirmed.entityTag == "x")
    #expect(confirmed.body == Data("old".utf8))
  }

  @Test func theNameOfItsFileIsTheSameInEveryRun() throws {
    let url = try #require(URL(string: "http://a.example/1"))
    let other = try #require(URL(string: "http://a.example/2"))
    #expect(CachedResponse.fileName(for: url) == "908b7e83a7d36926.json")
    #expect(CachedResponse.fileName(for: url) != CachedResponse.fileName(for: other))
  }
}
