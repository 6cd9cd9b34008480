/// A Swift file to be read.
package struct SourceFile: Hashable, Sendable {
  /// Relative to the working directory, with `/` between folders.
  package var path: String
  /// The absolute path.
  package var location: String
  /// In bytes, when it was found.
  package var size: Int
  /// Whether the user named it, so that a header cannot make it a generated one.
  package var isAskedFor = false

  /// Whether it describes a package in place of being part of one.
  package var isManifest: Bool {
    let name = PathText.name(path)
    return name == "Package.swift" || (name.hasPrefix("Package@swift-") && name.hasSuffix(".swift"))
  }
}
