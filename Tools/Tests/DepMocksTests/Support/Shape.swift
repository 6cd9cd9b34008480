import DepMocks
import Foundation
import Testing

/// A file of `Shapes`: protocols, and a function that uses their doubles.
///
/// A line such as `// mock: Outer.Inner, A & B` names what gets a double; without one, every
/// protocol that stands at the start of a line does.
struct Shape: Sendable, CustomTestStringConvertible {
  let file: URL
  let text: String

  var name: String { file.deletingPathExtension().lastPathComponent }
  var testDescription: String { name }

  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()

  static func all() throws -> [Shape] {
    let shapes = folder.appendingPathComponent("Shapes")
    return try FileManager.default.contentsOfDirectory(atPath: shapes.path).sorted()
      .filter { $0.hasSuffix(".swift") }.map { name in
        let file = shapes.appendingPathComponent(name)
        return Shape(file: file, text: try String(contentsOf: file, encoding: .utf8))
      }
  }

  var source: MockSource { MockSource(path: "\(name).swift", bytes: Array(text.utf8)) }

  var protocols: [String] {
    let lines = text.split(separator: "\n")
    if let line = lines.first(where: { $0.hasPrefix("// mock: ") }) {
      return line.dropFirst(9).split(separator: ",")
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
    return lines.compactMap { line in
      let words = line.split { !($0.isLetter || $0.isNumber || "_@".contains($0)) }
      guard !line.hasPrefix("/"), !line.hasPrefix(" "),
        let index = words.firstIndex(of: "protocol"), index + 1 < words.count
      else { return nil }
      return String(words[index + 1])
    }
  }

  func doubles() throws -> MockFile {
    try MockGenerator(MockRequest(protocols: protocols)).generate(from: [source])
  }

  /// The functions that use the doubles.
  var uses: [String] {
    text.components(separatedBy: "func use").dropFirst().map { rest in
      "use" + rest.prefix { $0.isLetter || $0.isNumber }
    }.filter { $0 != "use" }
  }
}
