package import Foundation

/// A server's answer, apart from the library that fetched it.
package struct HTTPResponse: Equatable, Sendable {
  package var status: Int
  package var body: Data
  /// The values of the header by names in lower case.
  package var header: [String: String]

  package init(status: Int, header: [String: String] = [:], body: Data = Data()) {
    self.status = status
    self.header = header
    self.body = body
  }

  package var isSuccess: Bool { (200..<300).contains(status) }
  package var isServerFailure: Bool { status >= 500 }
  package var entityTag: String? { header["etag"] }

  /// How many seconds the answer may be used without asking again.
  package var maximumAge: TimeInterval? {
    for directive in cacheDirectives where directive.hasPrefix("max-age=") {
      return TimeInterval(directive.dropFirst("max-age=".count))
    }
    return nil
  }

  /// Whether keeping the answer is allowed and of any use.
  package var isWorthKeeping: Bool {
    !cacheDirectives.contains("no-store") && (entityTag != nil || (maximumAge ?? 0) > 0)
  }

  private var cacheDirectives: [String] {
    (header["cache-control"] ?? "").lowercased().split(separator: ",")
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
