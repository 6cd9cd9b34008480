#if canImport(Darwin)
  internal import Darwin
  internal import MachO
#endif

/// What tells one build of the tool from another, because another build may read other facts.
package struct ToolStamp: Sendable {
  package struct Dependencies: Sendable {
    package var fileSystem: FileSystem
    /// The file that runs; nil where the system does not tell.
    package var executablePath: @Sendable () -> String?

    package init(
      fileSystem: FileSystem, executablePath: @escaping @Sendable () -> String?
    ) {
      self.fileSystem = fileSystem
      self.executablePath = executablePath
    }

    /// This process.
    package static var live: Self {
      Self(fileSystem: .live, executablePath: { ToolStamp.runningExecutable() })
    }
  }

  private let dependencies: Dependencies

  package init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  /// The version with the size and date of the executable; the version alone where those are not
  /// known.
  package func text(version: String) -> String {
    guard let path = dependencies.executablePath(),
      let status = try? dependencies.fileSystem.status(path)
    else { return version }
    return "\(version) \(status.size) \(status.modified)"
  }

  private static func runningExecutable() -> String? {
    #if canImport(Darwin)
      var count = UInt32(PATH_MAX)
      var buffer = [CChar](repeating: 0, count: Int(count))
      guard _NSGetExecutablePath(&buffer, &count) == 0 else { return nil }
      return String(cString: buffer)
    #else
      return "/proc/self/exe"
    #endif
  }
}
