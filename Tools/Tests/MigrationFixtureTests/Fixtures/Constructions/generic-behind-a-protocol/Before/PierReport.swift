import Foundation

protocol PierReporter {
  func report() -> String
}

struct PierConsole {
  func write(_ text: String) -> String { "console " + text }
}

final class PierWriter<Output>: PierReporter {
  private let output: Output

  init(output: Output) { self.output = output }

  func report() -> String {
    "\(type(of: output)) \(FileManager.default.fileExists(atPath: "/"))"
  }
}

final class PierRunner {
  let reporter: any PierReporter

  init(isShort: Bool) {
    if isShort {
      self.reporter = PierWriter(output: "short")
    } else {
      self.reporter = PierWriter(output: PierConsole())
    }
  }
}

/// Nothing tells what the argument is.
final class PierGuest {
  let reporter: any PierReporter

  init(_ guests: [String: Int]) {
    self.reporter = PierWriter(output: guests.first)
  }
}
