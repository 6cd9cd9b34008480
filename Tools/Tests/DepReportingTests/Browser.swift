import Foundation

/// A Chromium without a window, where one is installed.
struct Browser {
  struct Page {
    /// The markup of the page after its scripts have run.
    var markup: String
    /// What scripts wrote to the console, errors included.
    var console: [String]
  }

  static let names = ["chromium", "chromium-browser", "google-chrome"]
  static let comment = "install chromium to check pages in a browser"

  private let executable: URL

  /// The first one on the search path.
  init?(searchPath: String? = ProcessInfo.processInfo.environment["PATH"]) {
    let folders = (searchPath ?? "").split(separator: ":").map(String.init)
    let candidates = folders.flatMap { folder in Self.names.map { "\(folder)/\($0)" } }
    guard let path = candidates.first(where: FileManager.default.isExecutableFile(atPath:)) else {
      return nil
    }
    executable = URL(fileURLWithPath: path)
  }

  /// Opens a page with a fragment behind its address, and waits until its scripts are done.
  func open(_ html: String, fragment: String = "") throws -> Page {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("depstructs-page-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("page.html")
    try Data(html.utf8).write(to: file)
    let (output, errors) = (
      folder.appendingPathComponent("out"), folder.appendingPathComponent("err")
    )
    try run(
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=5000",
        "--user-data-dir=\(folder.path)/profile", "--enable-logging=stderr", "--dump-dom",
        file.absoluteString + (fragment.isEmpty ? "" : "#" + fragment),
      ], output: output, errors: errors)
    let log = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
    return Page(
      markup: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      console: log.split(separator: "\n").filter { $0.contains("CONSOLE") }.map(String.init))
  }

  /// Runs with files in place of pipes, which fill up and block.
  private func run(_ arguments: [String], output: URL, errors: URL) throws {
    try Data().write(to: output)
    try Data().write(to: errors)
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
  }
}
