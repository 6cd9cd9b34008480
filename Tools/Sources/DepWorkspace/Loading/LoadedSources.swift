package import DepFacts

/// A file and what it says.
package struct LoadedFile: Hashable, Sendable {
  package var file: SourceFile
  package var facts: FileFacts
}

/// What reading the files gave.
package struct LoadedSources: Sendable {
  package struct Statistics: Hashable, Sendable {
    package var fileCount = 0
    package var byteCount = 0
    package var lineCount = 0
    /// Files whose facts had to be worked out.
    package var parsedCount = 0
    /// Files whose facts were in the cache.
    package var cachedCount = 0

    package init() {}
  }

  /// In the order in which the files were given.
  package var files: [LoadedFile]
  /// Files that turned out to be generated, or that could not be read.
  package var skippedFiles: [SkippedFile]
  package var statistics: Statistics
  /// What tells these files and their contents from any others; nil where nothing was kept.
  package var fingerprint: ContentHash?
}
