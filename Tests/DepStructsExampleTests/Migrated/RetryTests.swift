import DepStructsExample
import DepStructsTesting
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite(.forbidsLiveDefaults)
struct RetryTests {
  private let delays = Recorder<TimeInterval>()
  private let attempts = Recorder<Void>()

  private func retry(_ health: any HostHealthTracking = StubHealth(answers: true)) -> Retry {
    Retry(
      host: "a.example", firstDelay: 0.5,
      dependencies: .init(
        health: health, sleep: { [delays] in delays.record($0) }, log: RecordingLog()))
  }

  /// Lets each attempt come to the next result, and the last one again and again.
  private func run(
    _ retry: Retry, _ results: Result<HTTPResponse, URLError>...
  ) async throws -> HTTPResponse {
    try await retry.response { [attempts] in
      attempts.record(())
      let index = min(attempts.values.count, results.count) - 1
      return try results[index].get()
    }
  }

  @Test func aSuccessIsNotRepeated() async throws {
    let response = try await run(retry(), .success(HTTPResponse(status: 200)))
    #expect(response.status == 200)
    #expect(delays.values.isEmpty)
  }

  @Test func aFailedServerIsAskedAgainAfterAPause() async throws {
    let response = try await run(
      retry(), .success(HTTPResponse(status: 500)), .success(HTTPResponse(status: 200)))
    #expect(response.status == 200)
    #expect(delays.values == [0.5])
  }

  @Test func thePauseDoublesAndTheThirdAnswerCounts() async throws {
    let response = try await run(retry(), .success(HTTPResponse(status: 503)))
    #expect(response.status == 503)
    #expect(delays.values == [0.5, 1])
    #expect(attempts.values.count == 3)
  }

  @Test func aConnectionThatFailedIsTriedAgain() async throws {
    let response = try await run(
      retry(), .failure(URLError(.cannotConnectToHost)), .success(HTTPResponse(status: 200)))
    #expect(response.status == 200)
    #expect(delays.values == [0.5])
  }

  @Test(arguments: [400, 404, 429, 304])
  func whatTheClientGotWrongIsNotRepeated(status: Int) async throws {
    _ = try await run(retry(), .success(HTTPResponse(status: status)))
    #expect(attempts.values.count == 1)
  }

  @Test func aTimeoutIsNotRepeated() async {
    await #expect(throws: URLError(.timedOut)) {
      try await run(retry(), .failure(URLError(.timedOut)))
    }
    #expect(attempts.values.count == 1)
  }

  @Test func aHostThatCannotBeReachedIsNoted() async {
    let health = StubHealth(answers: true)
    await #expect(throws: URLError.self) {
      try await run(retry(health), .failure(URLError(.cannotConnectToHost)))
    }
    #expect(await !health.answers)
  }

  @Test func aHostThatCouldNotBeReachedGetsOneAttempt() async {
    await #expect(throws: URLError.self) {
      try await run(
        retry(StubHealth(answers: false)), .failure(URLError(.cannotConnectToHost)))
    }
    #expect(attempts.values.count == 1)
    #expect(delays.values.isEmpty)
  }

  @Test func anAnswerMakesAHostReachableAgain() async throws {
    let health = StubHealth(answers: false)
    _ = try await run(retry(health), .success(HTTPResponse(status: 200)))
    #expect(await health.answers)
  }

  @Test func aPauseThatIsCancelledEndsIt() async {
    let retry = Retry(
      host: "a.example", firstDelay: 0.5,
      dependencies: .init(
        health: StubHealth(answers: true), sleep: { _ in throw CancellationError() },
        log: RecordingLog()))
    await #expect(throws: CancellationError.self) {
      try await run(retry, .success(HTTPResponse(status: 500)))
    }
    #expect(attempts.values.count == 1)
  }
}
