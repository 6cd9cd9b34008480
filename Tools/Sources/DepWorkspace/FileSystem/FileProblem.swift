/// Why a file or folder could not be read or written.
package struct FileProblem: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Kind: Hashable, Sendable {
    case missing, denied, isFolder, notRegular, notFolder, readOnly, other
  }

  package var kind: Kind
  package var path: String
  /// The reason in the words of the operating system: `Permission denied`.
  package var reason: String

  package init(kind: Kind, path: String, reason: String) {
    self.kind = kind
    self.path = path
    self.reason = reason
  }

  package var description: String { "\(path): \(reason)" }
}
