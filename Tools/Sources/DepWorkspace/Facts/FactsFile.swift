package import DepFacts
internal import Foundation

/// The facts of a module in a file, so that they can be worked out where the module is built.
///
/// The form is JSON:
///
/// ```json
/// {
///   "version": 1,
///   "tool": "1.0.0",
///   "records": [
///     {"facts":{…},"module":"Feed","path":"Sources/Feed/Reader.swift","role":0}
///   ]
/// }
/// ```
///
/// Records are sorted by path, one on each line, with the keys of ``SourceRecord`` in alphabetical
/// order; enumerations are numbers in the order of their cases, and a missing optional is left
/// out. `version` counts up with every change of ``SourceRecord``; a file of another version is
/// refused.
package struct FactsFile: Hashable, Sendable {
  package static let version = 1

  /// The version of the tool that wrote it, for people.
  package var tool: String
  /// Sorted by the bytes of their paths.
  package var records: [SourceRecord]

  package init(tool: String, records: [SourceRecord]) {
    self.tool = tool
    self.records = records.sorted { PathText.precedes($0.path, $1.path) }
  }

  private struct Header: Codable {
    var version: Int
    var tool: String
  }

  private struct Body: Codable {
    var records: [SourceRecord]
  }

  /// The file's text.
  package func bytes() throws(WorkspaceError) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      var text = Array("{\n  \"version\": \(Self.version),\n  \"tool\": ".utf8)
      text += try encoder.encode(tool)
      text += Array(",\n  \"records\": [".utf8)
      for (number, record) in records.enumerated() {
        text += Array((number == 0 ? "\n    " : ",\n    ").utf8)
        text += try encoder.encode(record)
      }
      return text + Array((records.isEmpty ? "]\n}\n" : "\n  ]\n}\n").utf8)
    } catch {
      throw WorkspaceError(
        code: .factsFile, what: "the facts cannot be written as JSON: \(error.localizedDescription)"
      )
    }
  }

  /// The facts of a file's text; throws where they are not complete and consistent.
  ///
  /// The path is that of the file as errors show it.
  package static func read(_ bytes: [UInt8], path: String) throws(WorkspaceError) -> Self {
    let decoder = JSONDecoder()
    let data = Data(bytes)
    let header: Header
    do {
      header = try decoder.decode(Header.self, from: data)
    } catch {
      throw WorkspaceError(
        code: .factsFile, place: path, what: "is no file of facts: \(FactsFileProblem.text(error))",
        remedy: "write one with 'depstructs facts --output FILE'")
    }
    guard header.version == version else {
      throw WorkspaceError(
        code: .factsFile, place: path,
        what: "holds facts of version \(header.version), written by depstructs \(header.tool); "
          + "this one reads version \(version)",
        remedy: "write it again with the same depstructs")
    }
    do {
      let body = try decoder.decode(Body.self, from: data)
      for record in body.records { try record.facts.validate() }
      return Self(tool: header.tool, records: body.records)
    } catch {
      throw WorkspaceError(
        code: .factsFile, place: path, what: "holds damaged facts: \(FactsFileProblem.text(error))",
        remedy: "write it again with 'depstructs facts --output FILE'")
    }
  }
}
