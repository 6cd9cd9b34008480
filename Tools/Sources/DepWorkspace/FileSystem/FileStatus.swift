/// What the file system knows of a file without reading it.
package struct FileStatus: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case file, folder, symbolicLink, other
  }

  /// What stays the same whatever path leads there.
  package struct Identity: Hashable, Sendable {
    package var device: UInt64
    package var number: UInt64

    package init(device: UInt64, number: UInt64) {
      self.device = device
      self.number = number
    }
  }

  package var kind: Kind
  package var size: Int
  package var identity: Identity
  /// When the contents changed last, in nanoseconds since 1970.
  package var modified: Int64

  package init(kind: Kind, size: Int, identity: Identity, modified: Int64) {
    self.kind = kind
    self.size = size
    self.identity = identity
    self.modified = modified
  }
}

/// A name in a folder.
package struct FolderEntry: Hashable, Sendable {
  package var name: String
  /// Symbolic links are not followed.
  package var kind: FileStatus.Kind
  /// Known for names that end in `.swift`.
  package var status: FileStatus?

  package init(name: String, kind: FileStatus.Kind, status: FileStatus? = nil) {
    self.name = name
    self.kind = kind
    self.status = status
  }
}
