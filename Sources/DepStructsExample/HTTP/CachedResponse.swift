package import Foundation

/// An answer that was kept, with what is needed to judge its age.
package struct CachedResponse: Equatable, Codable, Sendable {
  package var url: URL
  package var entityTag: String?
  package var maximumAge: TimeInterval
  package var confirmed: Date
  package var body: Data

  package init(
    url: URL, entityTag: String? = nil, maximumAge: TimeInterval, confirmed: Date, body: Data
  ) {
    self.url = url
    self.entityTag = entityTag
    self.maximumAge = maximumAge
    self.confirmed = confirmed
    self.body = body
  }

  package init(_ response: HTTPResponse, from url: URL, at now: Date) {
    self.init(
      url: url, entityTag: response.entityTag, maximumAge: response.maximumAge ?? 0,
      confirmed: now, body: response.body)
  }

  /// Whether it may be used without asking the server.
  package func isFresh(at now: Date) -> Bool {
    let age = now.timeIntervalSince(confirmed)
    // A clock that was set back must not keep an answer for ever.
    return age >= 0 && age < maximumAge
  }

  /// What to keep after the server answered that nothing changed.
  package func confirmed(by response: HTTPResponse, at now: Date) -> CachedResponse {
    var copy = self
    copy.confirmed = now
    copy.maximumAge = response.maximumAge ?? maximumAge
    copy.entityTag = response.entityTag ?? entityTag
    return copy
  }

  /// The name of the file that keeps an answer, the same in every run.
  ///
  /// `Hasher` is seeded anew for each process; this is FNV-1a. Two addresses may share a name, so
  /// whoever loads a file compares `url`.
  package static func fileName(for url: URL) -> String {
    let hash = url.absoluteString.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16) + ".json"
  }
}
