/// A line of the compiler about a file of a program.
struct CompilerDiagnostic: Hashable {
  /// As ``ProgramText`` names it.
  var file: String
  var line: Int
  var isError: Bool
  var text: String

  /// Nil for a line that is no diagnostic of a file.
  init?(_ line: Substring) {
    let parts = line.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
    guard parts.count == 5, let number = Int(parts[1]), Int(parts[2]) != nil,
      parts[3] == " error" || parts[3] == " warning", let slash = parts[0].lastIndex(of: "/")
    else { return nil }
    file = String(parts[0][parts[0].index(after: slash)...])
    self.line = number
    isError = parts[3] == " error"
    text = parts[4].trimmingPrefix(" ").description
  }
}
