import Foundation

struct BuildFlags {
  let prefix: String

  init(prefix: String) {
    self.prefix = prefix
  }

  func flag(_ name: String) -> Bool {
    ProcessInfo.processInfo.environment[prefix + name] != nil
  }

  func hasArguments() -> Bool { CommandLine.arguments.isEmpty == false }
}
