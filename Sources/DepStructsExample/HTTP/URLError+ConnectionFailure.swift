package import Foundation

extension URLError {
  /// Whether the connection failed, so that another attempt may help.
  ///
  /// A timeout is not among them: the time that the user allowed has been used up. A bad response
  /// is what FoundationNetworking makes of a server that hangs up.
  package var isConnectionFailure: Bool {
    switch code {
    case .cannotConnectToHost, .cannotFindHost, .dnsLookupFailed, .networkConnectionLost,
      .notConnectedToInternet, .badServerResponse:
      true
    default: false
    }
  }
}
