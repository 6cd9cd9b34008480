package import DepFacts

/// What was found on the disk before anything was read.
package struct FoundSources: Hashable, Sendable {
  /// Sorted by the bytes of their paths.
  package var files: [SourceFile]
  /// Manifests above the given paths, which say to what module files belong; not audited.
  package var manifests: [SourceFile]
  /// Sorted by path.
  package var skippedFiles: [SkippedFile]

  package init(files: [SourceFile], manifests: [SourceFile] = [], skippedFiles: [SkippedFile] = [])
  {
    self.files = files
    self.manifests = manifests
    self.skippedFiles = skippedFiles
  }
}
