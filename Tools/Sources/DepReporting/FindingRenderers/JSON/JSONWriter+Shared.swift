internal import DepFacts

/// What several reports for programs have in common.
extension JSONWriter {
  /// The fields that name this tool and its version.
  mutating func toolFields(version: String) {
    field("name", "depstructs")
    field("version", version)
  }

  /// The fields of a place in a file.
  mutating func placeFields(_ path: String, _ position: SourcePosition) {
    field("file", path)
    field("line", Int(position.line))
    field("column", Int(position.column))
  }

  /// A document in SARIF 2.1.0 with one run.
  static func sarif(run: @escaping (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    writer.block([
      ("$schema", { $0.value("https://json.schemastore.org/sarif-2.1.0.json") }),
      ("version", { $0.value("2.1.0") }),
      ("runs", { $0.lines([0]) { writer, _ in run(&writer) } }),
    ])
    writer.finish()
    return writer.text
  }

  /// The `artifactLocation` of SARIF.
  mutating func artifactFields(_ path: String) {
    field("uri", ArtifactPath(path).uri)
    field("uriBaseId", "WORKINGDIRECTORY")
  }
}
