import DepStructs
import DepStructsExample
import DepStructsTesting
import Foundation
import Testing

@Suite(.forbidsLiveDefaults)
struct ExampleCommandTests {
  private let console = RecordingConsole()
  private let folders = RecordingFolders()
  private let made = Recorder<(name: String, settings: ReaderSettings)>()

  /// A command whose services print the path that they read.
  private var command: ExampleCommand {
    ExampleCommand(
      dependencies: .init(
        makeInherited: { [made] settings in
          made.record(("inherited", settings))
          return StubService { $0.path }
        },
        makeMigrated: { [made] settings in
          made.record(("migrated", settings))
          return StubService { $0.path }
        },
        folders: folders, console: console))
  }

  @Test func addressesAreReadByTheMigratedServiceWithACacheThatLasts() async {
    #expect(await command.run(["http://a.example/feed"]) == .success)
    #expect(made.values.map(\.name) == ["migrated"])
    #expect(made.values.map(\.settings.cacheFolder.path) == ["/lasting"])
    #expect(console.printed.values == ["/feed"])
  }

  @Test func theOptionsBecomeSettings() async {
    let arguments = ["--cache", "/c", "--timeout", "3", "--retry-delay", "1"]
    #expect(await command.run(["--inherited", "http://a.example"] + arguments) == .success)
    #expect(made.values.map(\.name) == ["inherited"])
    let expected = ReaderSettings(
      cacheFolder: URL(fileURLWithPath: "/c"), timeout: 3, retryDelay: 1)
    #expect(made.values.first?.settings.cacheFolder.path == expected.cacheFolder.path)
    #expect(made.values.first?.settings.timeout == expected.timeout)
    #expect(made.values.first?.settings.retryDelay == expected.retryDelay)
  }

  @Test func aCommandLineThatMakesNoSenseReadsNothing() async {
    #expect(await command.run(["http://a.example", "--no-such-option"]) == .usage)
    #expect(made.values.isEmpty)
    #expect(console.errors.values.count == 1)
  }

  @Test func helpIsPrinted() async {
    #expect(await command.run(["--help"]) == .success)
    #expect(console.printed.values.first?.contains("--retry-delay SECONDS") == true)
  }

  @Test func theDemonstrationGivesEachServiceACacheAndClearsUp() async {
    let status = await withDefaultDependencies(FeedServer.Dependencies(log: RecordingLog())) {
      await command.run([])
    }
    #expect(status == .success)
    #expect(made.values.map(\.name) == ["inherited", "migrated"])
    #expect(
      made.values.map(\.settings.cacheFolder.path) == [
        "/temporary/inherited", "/temporary/migrated",
      ])
    #expect(folders.removed.values.map(\.path) == ["/temporary"])
  }

  @Test func servingPrintsTheAddressesUntilItIsCancelled() async {
    let status = await withDefaultDependencies(FeedServer.Dependencies(log: RecordingLog())) {
      let task = Task { [command] in await command.run(["--serve"]) }
      task.cancel()
      return await task.value
    }
    #expect(status == .success)
    #expect(console.printed.values.count == ServedPage.allCases.count)
  }
}
