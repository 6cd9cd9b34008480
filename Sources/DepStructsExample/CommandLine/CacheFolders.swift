package import Foundation

/// Knows where answers may be kept.
package protocol CacheFolders: Sendable {
  /// A folder that lasts.
  var lasting: URL { get }
  /// A new folder, for one run.
  func makeTemporary() -> URL
  func remove(_ folder: URL)
}

/// The folders of this computer: a leaf.
package struct LocalCacheFolders: CacheFolders {
  package init() {}

  /// The user's own: in a shared one, others could put answers where we look for them.
  package var lasting: URL {
    let folders = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)
    return folders.first?.appendingPathComponent("DepStructsExample") ?? makeTemporary()
  }

  package func makeTemporary() -> URL {
    FileManager.default.temporaryDirectory
      .appendingPathComponent("DepStructsExample-\(UUID().uuidString)")
  }

  package func remove(_ folder: URL) {
    try? FileManager.default.removeItem(at: folder)
  }
}
