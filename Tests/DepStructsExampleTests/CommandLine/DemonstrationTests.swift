import DepStructs
import DepStructsExample
import DepStructsTesting
import Foundation
import Testing

@Suite(.forbidsLiveDefaults)
struct DemonstrationTests {
  private let console = RecordingConsole()
  private let log = RecordingLog()

  /// Runs it with a log for the server that it makes, which takes its log from the default.
  private func run(inherited: any FeedService, migrated: any FeedService) async -> ExitCode {
    await withDefaultDependencies(FeedServer.Dependencies(log: log)) {
      await Demonstration(
        dependencies: .init(inherited: inherited, migrated: migrated, console: console)
      ).run()
    }
  }

  private func migratedService(_ folder: TemporaryFolder, _ name: String) -> any FeedService {
    CompositionRoot(
      settings: ReaderSettings(cacheFolder: folder.url.appendingPathComponent(name))
    ).makeFeedReader()
  }

  @Test func itShowsThatBothPrintTheSameAndThatTheCacheWorks() async throws {
    let folder = try TemporaryFolder()
    let status = await run(
      inherited: migratedService(folder, "1"), migrated: migratedService(folder, "2"))
    #expect(status == .success)
    #expect(console.errors.values.isEmpty)
    #expect(
      console.printed.values.dropFirst() == [
        "The migrated service prints the same.",
        "Both read it again, and print the same: 4 items, from the cache.",
        "The server has been asked 2 times for 4 reads.",
      ])
    #expect(log.events.values == ["asked for /feed.json", "asked for /feed.json"])
  }

  @Test func itFailsWhenTheyDoNotPrintTheSame() async {
    let status = await run(
      inherited: StubService { _ in "one" }, migrated: StubService { _ in "two!" })
    #expect(status == .failure)
    #expect(console.errors.values.count == 1)
    #expect(console.errors.values.first?.contains("they have 3 and 4 characters") == true)
  }
}
