internal import Foundation

extension CommandRunner {
  /// Programs of this machine.
  package static var live: Self {
    Self { command in
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = command.words
      let output = Pipe()
      // Files in place of pipes: a program that fills one pipe while we fill another stops both,
      // and writing to one that has ended kills us.
      let input = try UnnamedFile(holding: command.input)
      let errors = try UnnamedFile(holding: [])
      // The handles do not keep the files open.
      defer { withExtendedLifetime((input, errors)) {} }
      process.standardInput = input.handle
      process.standardOutput = output
      process.standardError = errors.handle
      try process.run()
      let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return Outcome(
        status: process.terminationReason == .exit ? process.terminationStatus : 128,
        output: Array(bytes), errorText: String(decoding: try errors.contents(), as: UTF8.self))
    }
  }
}

/// A file without a name, which is gone with its handle.
private final class UnnamedFile {
  struct Failure: Error, CustomStringConvertible {
    var description: String { "no temporary file can be made" }
  }

  let handle: FileHandle
  private let stream: UnsafeMutablePointer<FILE>

  init(holding bytes: [UInt8]) throws {
    guard let stream = tmpfile() else { throw Failure() }
    self.stream = stream
    handle = FileHandle(fileDescriptor: fileno(stream), closeOnDealloc: false)
    try handle.write(contentsOf: bytes)
    try handle.seek(toOffset: 0)
  }

  deinit {
    fclose(stream)
  }

  func contents() throws -> Data {
    try handle.seek(toOffset: 0)
    return try handle.readToEnd() ?? Data()
  }
}
