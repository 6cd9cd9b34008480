package import Foundation

/// Reads feeds: the service on the convention.
///
/// Its `Dependencies` say all that it needs, and those of what it needs say the same, down to the
/// system. Read on in `Download`, `Retry` and `ResponseCache`, each beside its inherited twin; then
/// in `CompositionRoot`, which makes them, and in `EventLog`, whose migration has not ended.
package final class FeedReader: FeedService {
  package struct Dependencies: Sendable {
    package var makeDownload: @Sendable (URL) -> any Downloading
    package var page: any FeedLayout

    package init(
      makeDownload: @escaping @Sendable (URL) -> any Downloading, page: any FeedLayout
    ) {
      self.makeDownload = makeDownload
      self.page = page
    }
  }

  private let dependencies: Dependencies

  package init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  package func page(for url: URL) async throws(FeedFailure) -> String {
    do {
      let download = dependencies.makeDownload(url)
      let (data, origin) = try await download.body()
      return dependencies.page.text(try FeedParser().feed(from: data), origin)
    } catch {
      throw FeedFailure(reading: url, error)
    }
  }
}
