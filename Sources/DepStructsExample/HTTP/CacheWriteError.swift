package import Foundation

/// An answer could not be kept on disk.
package struct CacheWriteError: Error, Sendable {
  package var folder: URL
  package var reason: String

  package init(folder: URL, _ error: any Error) {
    self.folder = folder
    // Foundation says that something failed; what it was, only the system's error below it says.
    if let system = (error as NSError).userInfo[NSUnderlyingErrorKey] as? POSIXError {
      reason = String(cString: strerror(system.code.rawValue))
    } else {
      reason = error.localizedDescription
    }
  }
}
