import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLSessionConfiguration {
  /// A configuration without the system's own cache, which would answer before ours.
  static var withoutCache: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    return configuration
  }
}

extension URLRequest {
  /// A request for a feed.
  init(feed url: URL, entityTag: String?, timeout: TimeInterval) {
    self.init(url: url)
    // FoundationNetworking cuts off fractions, and overlooks the parameter of the initializer.
    timeoutInterval = timeout.rounded(.up)
    setValue("application/feed+json, application/json;q=0.9", forHTTPHeaderField: "Accept")
    setValue("DepStructsExample", forHTTPHeaderField: "User-Agent")
    if let entityTag { setValue(entityTag, forHTTPHeaderField: "If-None-Match") }
  }
}

extension URLSession {
  /// Sends a request.
  ///
  /// `data(for:)` is for newer systems than the package supports.
  func response(to request: URLRequest) async throws -> HTTPResponse {
    try await withCheckedThrowingContinuation { continuation in
      dataTask(with: request) { body, response, error in
        // The error first: an answer that broke off has both.
        if error == nil, let response = response as? HTTPURLResponse {
          continuation.resume(returning: HTTPResponse(response, body: body ?? Data()))
        } else {
          continuation.resume(throwing: error ?? URLError(.badServerResponse))
        }
      }.resume()
    }
  }
}

extension HTTPResponse {
  fileprivate init(_ response: HTTPURLResponse, body: Data) {
    self.init(
      status: response.statusCode,
      header: response.allHeaderFields.reduce(into: [:]) { header, field in
        header[String(describing: field.key).lowercased()] = String(describing: field.value)
      },
      body: body)
  }
}
