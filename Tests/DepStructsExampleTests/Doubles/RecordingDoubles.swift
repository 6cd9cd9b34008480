import DepStructsExample
import Foundation

struct RecordingLog: EventLogging {
  let events = Recorder<String>()

  func write(_ event: String) { events.record(event) }
}

struct RecordingConsole: Console {
  let printed = Recorder<String>()
  let errors = Recorder<String>()

  func print(_ text: String) { printed.record(text) }
  func printError(_ line: String) { errors.record(line) }
}

struct RecordingFolders: CacheFolders {
  let removed = Recorder<URL>()

  var lasting: URL { URL(fileURLWithPath: "/lasting") }
  func makeTemporary() -> URL { URL(fileURLWithPath: "/temporary") }
  func remove(_ folder: URL) { removed.record(folder) }
}
