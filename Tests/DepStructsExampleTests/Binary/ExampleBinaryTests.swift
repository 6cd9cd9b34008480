import DepStructsExample
import Foundation
import Testing

struct ExampleBinaryTests {
  @Test func withoutArgumentsItWorksOffline() async throws {
    let outcome = try await ExampleBinary().run()
    #expect(outcome.status == 0)
    #expect(outcome.errorLines.isEmpty)
    #expect(outcome.output.contains("The migrated service prints the same."))
    #expect(outcome.output.contains("4 items, from the cache."))
  }

  @Test func theLogIsWrittenWhereTheEnvironmentAsksForIt() async throws {
    let outcome = try await ExampleBinary().run(log: true)
    #expect(outcome.status == 0)
    #expect(outcome.errorLines.contains { $0.contains("asked for /feed.json") })
  }

  @Test func helpIsNoFailure() async throws {
    let outcome = try await ExampleBinary().run(["--help"])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("--cache DIR"))
  }

  @Test(arguments: [[], ["--inherited"]])
  func feedsAreReadThroughACacheThatOutlastsTheProcess(
    options: [String]
  ) async throws {
    let server = try FeedServer()
    defer { server.stop() }
    let folder = try TemporaryFolder()
    for origin in ["network", "cache"] {
      let outcome = try await ExampleBinary().run(
        options + ["--cache", folder.url.path, server.url(of: .feed).absoluteString])
      #expect(outcome.status == 0)
      #expect(outcome.errorLines.isEmpty)
      #expect(outcome.output.hasSuffix("4 items, from the \(origin)\n"))
    }
    #expect(server.requests.count == 1)
  }

  @Test func ofSeveralFeedsEachThatFailsHasALineAndTheOthersArePrinted()
    async throws
  {
    let server = try FeedServer()
    defer { server.stop() }
    let folder = try TemporaryFolder()
    let pages: [ServedPage] = [.missing, .feed, .notAFeed]
    let outcome = try await ExampleBinary().run(
      ["--cache", folder.url.path] + pages.map { server.url(of: $0).absoluteString })
    #expect(outcome.status == 1)
    #expect(outcome.errorLines.count == 2)
    #expect(outcome.output.hasSuffix("4 items, from the network\n"))
  }

  @Test(arguments: [Scenario.failureThenSuccess, .goodFeed])
  func whatWorksInTheEndIsNoFailure(scenario: Scenario) async throws {
    let outcome = try await play(scenario)
    #expect(outcome.status == 0)
    #expect(outcome.errorLines.isEmpty)
  }

  @Test(arguments: [
    Scenario.notFound, .failure, .invalidJSON, .notAFeed, .noServer, .timeout, .unwritableCache,
  ])
  func aFeedThatIsNotReadIsOneLineAndStatus1(scenario: Scenario) async throws {
    let outcome = try await play(scenario)
    #expect(outcome.status == 1)
    #expect(outcome.output == "")
    #expect(outcome.errorLines.count == 1)
    let ending = try #require(scenario.endings.first)
    #expect(outcome.errorLines.first?.hasSuffix(ending) == true, "\(outcome)")
  }

  @Test(arguments: [
    ["--no-such-option"], ["nonsense"], ["http://"], ["--timeout", "soon"], ["--cache"],
    ["http://127.0.0.1:1/feed.json", "file:///feed.json"],
  ])
  func aCommandLineThatMakesNoSenseIsOneLineAndStatus64(
    arguments: [String]
  ) async throws {
    let outcome = try await ExampleBinary().run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.output == "")
    #expect(outcome.errorLines.count == 1, "\(outcome)")
  }

  private func play(_ scenario: Scenario) async throws -> ExampleBinary.Outcome {
    let server = try FeedServer()
    defer { server.stop() }
    let temporary = try TemporaryFolder()
    let folder = scenario == .unwritableCache ? try temporary.unwritable() : temporary.url
    return try await ExampleBinary().run(
      ["--cache", folder.path, "--timeout", "\(scenario.timeout)", "--retry-delay", "0"]
        + scenario.urls(server).map(\.absoluteString))
  }
}
