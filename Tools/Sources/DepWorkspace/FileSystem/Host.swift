internal import Foundation

/// What the process is told about the machine and the user that run it.
package struct Host: Sendable {
  /// An absolute path.
  package var currentFolder: @Sendable () -> String
  package var environment: @Sendable (_ name: String) -> String?
  package var processorCount: @Sendable () -> Int
  package var isApple: Bool

  package init(
    currentFolder: @escaping @Sendable () -> String,
    environment: @escaping @Sendable (_ name: String) -> String?,
    processorCount: @escaping @Sendable () -> Int, isApple: Bool
  ) {
    self.currentFolder = currentFolder
    self.environment = environment
    self.processorCount = processorCount
    self.isApple = isApple
  }

  /// This process.
  package static var live: Self {
    #if canImport(Darwin)
      let isApple = true
    #else
      let isApple = false
    #endif
    return Self(
      currentFolder: {
        guard let path = getcwd(nil, 0) else { return "/" }
        defer { free(path) }
        return String(cString: path)
      },
      environment: { getenv($0).map { String(cString: $0) } },
      processorCount: { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) },
      isApple: isApple)
  }
}
