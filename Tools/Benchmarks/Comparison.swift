import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// The commands that are timed, each as a whole process, in turn.
struct Comparison {
  let folder: URL
  let cache: URL
  let rounds: Int
  let jobs: Int
  let includesFormat: Bool

  func run() throws -> Figures {
    let own = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    let tool = own.deletingLastPathComponent().appendingPathComponent("depstructs")
    let audit = ["audit", folder.path, "--report-only", "--jobs", "\(jobs)"]
    let files = try SwiftFiles(in: folder.path)
    var figures = Figures(
      byteCount: files.byteCount, fileCount: files.largestFirst.count, jobs: jobs)
    for _ in 0..<rounds {
      // First of all, so that the largest child so far is the tool itself.
      try? FileManager.default.removeItem(at: cache)
      figures.cold.append(try time(tool, audit + ["--cache-path", cache.path]))
      if figures.parse.isEmpty { figures.toolPeakBytes = Self.largestChild() }
      figures.warm.append(try time(tool, audit + ["--cache-path", cache.path]))
      figures.uncached.append(try time(tool, audit + ["--no-cache"]))
      figures.migrate.append(
        try time(tool, ["migrate", "--all", "--no-cache", "--jobs", "\(jobs)"], in: folder))
      figures.parse.append(try time(own, ["parse", folder.path, "--jobs", "\(jobs)"]))
    }
    if includesFormat {
      let swift = URL(fileURLWithPath: "/usr/bin/env")
      figures.format.append(
        try time(swift, ["swift", "format", "lint", "--recursive", "--parallel", folder.path]))
    }
    return figures
  }

  private func time(
    _ program: URL, _ arguments: [String], in folder: URL? = nil
  ) throws -> Double {
    let process = Process()
    process.currentDirectoryURL = folder
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let start = DispatchTime.now().uptimeNanoseconds
    try process.run()
    process.waitUntilExit()
    let end = DispatchTime.now().uptimeNanoseconds
    guard process.terminationReason == .exit, process.terminationStatus <= 1 else {
      throw Failure(command: ([program.path] + arguments).joined(separator: " "))
    }
    return Double(end - start) / 1e9
  }

  private static func largestChild() -> Int {
    var usage = rusage()
    // RUSAGE_CHILDREN, which is an enum of C on Linux and a number elsewhere.
    _ = getrusage(-1, &usage)
    #if os(macOS)
      return usage.ru_maxrss
    #else
      return usage.ru_maxrss * 1024
    #endif
  }

  struct Failure: Error, CustomStringConvertible {
    var command: String
    var description: String { "the command failed: \(command)" }
  }
}
