import Foundation

/// Takes what a command prints.
package protocol Console: Sendable {
  func print(_ text: String)
  func printError(_ line: String)
}

/// The streams of the process: a leaf.
package struct StandardStreams: Console {
  package init() {}

  package func print(_ text: String) {
    FileHandle.standardOutput.write(Data("\(text)\n".utf8))
  }

  package func printError(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }
}
