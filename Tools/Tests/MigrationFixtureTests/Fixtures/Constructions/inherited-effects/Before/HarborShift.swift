import Foundation

class HarborCommand {
  let name: String

  init(name: String) { self.name = name }

  func run() -> String { "\(name) \(FileManager.default.fileExists(atPath: "/"))" }
}

/// It does nothing of its own.
final class HarborCacheCommand: HarborCommand {
  init() { super.init(name: "cache") }
}

final class HarborShift {
  func work() -> String { HarborCacheCommand().run() }
}
