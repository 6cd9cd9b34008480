import DepStructsExample
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct FeedFailureTests {
  @Test(arguments: [
    (
      UnexpectedStatus(code: 403) as any Error,
      "was refused: the server answered 403; check the address and who may read it"
    ),
    (
      UnexpectedStatus(code: 410),
      "is not there: the server answered 410; check the address"
    ),
    (
      UnexpectedStatus(code: 503),
      "cannot be read: the server answered 503; try again later"
    ),
    (
      URLError(.cannotFindHost),
      "cannot be reached: no host has this name; check the address"
    ),
    (
      FeedParsingError.invalidJSON("a\nb"),
      "is not valid JSON: a b; pass the address of a JSON Feed, not of a page"
    ),
  ])
  func aFailureIsOneLineWhereWhatWhyAndWhatToDo(
    reason: any Error, line: String
  ) throws {
    let url = try #require(URL(string: "http://a.example/feed.json"))
    let failure = FeedFailure(reading: url, reason)
    #expect(failure.description == "http://a.example/feed.json: \(line)")
  }

  @Test func everyFailureThatMayPassIsTriedAgain() {
    #expect(URLError(.cannotConnectToHost).isConnectionFailure)
    #expect(URLError(.networkConnectionLost).isConnectionFailure)
    #expect(!URLError(.timedOut).isConnectionFailure)
    #expect(!URLError(.badURL).isConnectionFailure)
  }
}
