package import Foundation

/// Reads feeds: the service on the convention.
///
/// Its `Dependencies` say all that it needs, and theirs say all that they need, down to the system.
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
