import Foundation

/// One error, warning or note of the compiler.
struct Diagnostic: Sendable, Equatable {
  let file: String
  let line: Int
  let severity: String
  let message: String

  var isFailure: Bool { severity == "error" || severity == "warning" }

  /// Reads what the compiler wrote.
  static func all(in output: String) -> [Diagnostic] {
    output.split(separator: "\n").compactMap { line in
      ["error", "warning", "note"].lazy.compactMap { parse(line, severity: $0) }.first
    }
  }

  private static func parse(_ line: Substring, severity: String) -> Diagnostic? {
    guard let mark = line.range(of: "\(severity): ") else { return nil }
    let place = line[..<mark.lowerBound].split(separator: ":")
    guard mark.lowerBound == line.startIndex || place.count >= 3 else { return nil }
    return Diagnostic(
      file: place.first.map(String.init) ?? "",
      line: place.count >= 3 ? Int(place[1]) ?? 0 : 0,
      severity: severity, message: String(line[mark.upperBound...]))
  }
}
