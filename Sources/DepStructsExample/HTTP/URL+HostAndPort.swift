import Foundation

extension URL {
  /// The server that an address names, such as `example.org:8080`.
  var hostAndPort: String {
    (host ?? "") + (port.map { ":\($0)" } ?? "")
  }
}
