import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// An answer that is no feed, by its status.
package struct UnexpectedStatus: Error, Equatable, Sendable, CustomStringConvertible {
  package var code: Int

  package init(code: Int) {
    self.code = code
  }

  package var description: String {
    "\(code) (\(HTTPURLResponse.localizedString(forStatusCode: code)))"
  }
}
