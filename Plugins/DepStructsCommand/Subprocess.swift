import Foundation

/// A program with its arguments.
struct Subprocess {
  let program: URL
  let arguments: [String]

  init(_ program: URL, _ arguments: [String]) {
    self.program = program
    self.arguments = arguments
  }

  /// Runs it on this process's terminal and gives its exit status.
  func run() throws -> Int32 {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : 2
  }

  /// Runs it and gives what it printed; what it says on standard error is dropped.
  func output() throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  /// Runs it with all that it prints in a file, and calls `tick` every few seconds.
  func run(log: URL, every seconds: TimeInterval, tick: (TimeInterval) -> Void) throws -> Int32 {
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    let handle = try FileHandle(forWritingTo: log)
    defer { try? handle.close() }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = handle
    process.standardError = handle
    let start = Date()
    var next = start.addingTimeInterval(seconds)
    try process.run()
    while process.isRunning {
      Thread.sleep(forTimeInterval: 0.2)
      guard Date() >= next else { continue }
      tick(Date().timeIntervalSince(start))
      next = next.addingTimeInterval(seconds)
    }
    process.waitUntilExit()
    return process.terminationStatus
  }
}
