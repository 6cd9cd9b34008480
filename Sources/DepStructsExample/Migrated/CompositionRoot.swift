import DepStructs
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The one place that knows every concrete type, and for how long each is kept.
///
/// A missing dependency, or one built in the wrong order, does not compile.
package struct CompositionRoot: Sendable {
  private let settings: ReaderSettings
  private let log: any EventLogging = EventLog.shared

  package init(settings: ReaderSettings) {
    self.settings = settings
  }

  /// The command line, which says late with what settings a reader is made.
  package static func makeExampleCommand() -> ExampleCommand {
    ExampleCommand(
      dependencies: .init(
        makeInherited: { settings in
          InheritedSettings.shared.current = settings
          return InheritedFeedReader()
        },
        makeMigrated: { settings in CompositionRoot(settings: settings).makeFeedReader() },
        folders: LocalCacheFolders(),
        console: StandardStreams()))
  }

  package func makeFeedReader() -> FeedReader {
    let client = makeClient()
    let cache = ResponseCache(
      folder: settings.cacheFolder, dependencies: .init(files: LocalFiles(), log: log))
    let makeRetry = makeRetryPerDownload()
    return FeedReader(
      dependencies: .init(
        makeDownload: { [log] url in
          Download(
            url: url,
            dependencies: .init(
              client: client, cache: cache, makeRetry: makeRetry, now: { Date() }, log: log))
        },
        page: FeedPage(dependencies: .init(timeZone: { TimeZone.current }))))
  }

  private func makeClient() -> HTTPClient {
    // Made by the first request: a run that lives on the cache opens no session.
    let session = Allocator(.shared) { URLSession(configuration: .withoutCache) }
    return HTTPClient(
      timeout: settings.timeout,
      dependencies: .init(send: { try await session().response(to: $0) }, log: log))
  }

  /// A retry is made for each download; what it learns about a host is kept, one for each host.
  private func makeRetryPerDownload() -> @Sendable (_ host: String) -> any Retrying {
    let health = PerKey { (_: String) in Allocator(.shared) { HostHealth() } }
    return { [log, firstDelay = settings.retryDelay] host in
      Retry(
        host: host, firstDelay: firstDelay,
        dependencies: .init(
          health: health[host](),
          sleep: { try await Task.sleep(nanoseconds: UInt64($0 * 1_000_000_000)) },
          log: log))
    }
  }
}
