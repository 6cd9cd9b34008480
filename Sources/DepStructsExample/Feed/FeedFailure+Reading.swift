package import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension FeedFailure {
  /// The line for whatever went wrong while a feed was read.
  package init(reading url: URL, _ error: any Error) {
    let place = url.absoluteString
    switch error {
    case let failure as FeedFailure: self = failure
    case let error as UnexpectedStatus: self = Self.status(error, at: place)
    case let error as FeedParsingError: self = Self.parsing(error, at: place)
    case let error as URLError: self = Self.connection(error, at: place)
    case let error as CacheWriteError:
      self.init(
        error.folder.path, "the cache cannot keep \(place)", because: error.reason,
        remedy: "pass a folder that can be written with --cache DIR")
    default:
      self.init(
        place, "cannot be read", because: error.localizedDescription, remedy: "try again later")
    }
  }

  private static func status(_ status: UnexpectedStatus, at place: String) -> FeedFailure {
    let reason = "the server answered \(status.code)"
    return switch status.code {
    case 404, 410: FeedFailure(place, "is not there", because: reason, remedy: "check the address")
    case 400..<500:
      FeedFailure(
        place, "was refused", because: reason, remedy: "check the address and who may read it")
    default:
      FeedFailure(place, "cannot be read", because: reason, remedy: "try again later")
    }
  }

  private static func parsing(_ error: FeedParsingError, at place: String) -> FeedFailure {
    let remedy = "pass the address of a JSON Feed, not of a page"
    return switch error {
    case .invalidJSON(let reason):
      FeedFailure(place, "is not valid JSON", because: reason, remedy: remedy)
    case .notAFeed(let reason):
      FeedFailure(place, "is JSON but not a JSON Feed", because: reason, remedy: remedy)
    }
  }

  private static func connection(_ error: URLError, at place: String) -> FeedFailure {
    switch error.code {
    case .timedOut:
      FeedFailure(
        place, "gave no answer", because: "nothing came in the time allowed",
        remedy: "try again later, or allow more with --timeout SECONDS")
    case .cannotConnectToHost:
      FeedFailure(
        place, "cannot be reached", because: "nothing accepts the connection",
        remedy: "check the address and that its server runs")
    case .cannotFindHost, .dnsLookupFailed:
      FeedFailure(
        place, "cannot be reached", because: "no host has this name", remedy: "check the address")
    case .networkConnectionLost, .badServerResponse:
      FeedFailure(
        place, "gave no answer", because: "the server hung up", remedy: "try again later")
    default:
      FeedFailure(
        place, "cannot be reached", because: error.localizedDescription,
        remedy: "check the address and the connection")
    }
  }
}
