package import Foundation

/// Reads feeds: the service as a team would inherit it.
///
/// Nothing here shows that it needs a network, a disk, a clock, a time zone and a log. Its tests
/// take turns, because they share all of that; compare `SameOutputTests` with `RetryTests`.
package final class InheritedFeedReader: FeedService {
  package init() {}

  package func page(for url: URL) async throws(FeedFailure) -> String {
    do {
      let download = InheritedDownload(url: url)
      let (data, origin) = try await download.body()
      return InheritedFeedPage().text(try FeedParser().feed(from: data), origin)
    } catch {
      throw FeedFailure(reading: url, error)
    }
  }
}
