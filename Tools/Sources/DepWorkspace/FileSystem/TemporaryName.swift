/// The names of the files that are written beside a file before they replace it.
package struct TemporaryName {
  private let start: String

  package init(file: String, processID: Int32) {
    start = ".\(file.prefix(100)).\(processID)-"
  }

  func name(_ attempt: Int) -> String { "\(start)\(attempt).new" }

  /// Whether a file has such a name, and was left behind if its process has ended.
  package func matches(_ name: String) -> Bool { name.hasPrefix(start) && name.hasSuffix(".new") }
}
