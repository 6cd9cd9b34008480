/// A file in a tree of git.
package struct GitEntry: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case file, symbolicLink, submodule
  }

  /// The path from the root of the repository.
  package var path: String
  package var kind: Kind
  /// The name of its contents.
  package var object: String
  package var size: Int

  /// Reads a line of `git ls-tree --long -z`: mode, type, object and size, a tab, the path.
  init?(_ line: ArraySlice<UInt8>) {
    guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
    let fields = String(decoding: line[..<tab], as: UTF8.self).split(separator: " ")
    guard fields.count == 4 else { return nil }
    switch fields[0] {
    case "120000": kind = .symbolicLink
    case "160000": kind = .submodule
    default: kind = .file
    }
    object = String(fields[2])
    size = Int(fields[3]) ?? 0
    path = String(decoding: line[(tab + 1)...], as: UTF8.self)
  }
}
