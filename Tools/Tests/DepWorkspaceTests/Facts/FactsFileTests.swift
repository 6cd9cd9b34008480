import DepFacts
import DepWorkspace
import Foundation
import Testing

struct FactsFileTests {
  @Test func `facts come back as they were written`() throws {
    let file = FactsFile(
      tool: "1.2 \"x\"", records: [record("b.swift"), record("a.swift", line: 7)])
    #expect(try FactsFile.read(try file.bytes(), path: "x.json") == file)
  }

  @Test func `records are in order of path, one on each line`() throws {
    let file = FactsFile(tool: "1", records: [record("b.swift"), record("a.swift")])
    let lines = String(decoding: try file.bytes(), as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 8)
    #expect(lines[0...3] == ["{", "  \"version\": 1,", "  \"tool\": \"1\",", "  \"records\": ["])
    #expect(lines[4].contains("\"path\":\"a.swift\"") && lines[4].hasSuffix("},"))
    #expect(lines[5].contains("\"path\":\"b.swift\"") && lines[5].hasSuffix("}"))
    #expect(lines[6...] == ["  ]", "}"])
  }

  @Test func `the same facts give the same bytes`() throws {
    let records = [record("a.swift"), record("b.swift"), record("c.swift")]
    let first = try FactsFile(tool: "1", records: records).bytes()
    #expect(try FactsFile(tool: "1", records: records.reversed()).bytes() == first)
  }

  @Test func `no records are written and read`() throws {
    let file = FactsFile(tool: "1", records: [])
    #expect(try FactsFile.read(try file.bytes(), path: "x.json") == file)
  }

  @Test func `slashes stay readable`() throws {
    let bytes = try FactsFile(tool: "1", records: [record("a/b.swift")]).bytes()
    #expect(String(decoding: bytes, as: UTF8.self).contains("\"a/b.swift\""))
  }

  @Test(arguments: [
    (
      #"{ "version": 9, "tool": "2.0", "records": [] }"#,
      "x.json: holds facts of version 9, written by depstructs 2.0; this one reads version 1; "
        + "write it again with the same depstructs"
    ),
    (
      "not json",
      "x.json: is no file of facts: it is not JSON; write one with 'depstructs facts --output FILE'"
    ),
    (
      "",
      "x.json: is no file of facts: it is not JSON; write one with 'depstructs facts --output FILE'"
    ),
    (
      "[]",
      "x.json: is no file of facts: a value has the wrong type; "
        + "write one with 'depstructs facts --output FILE'"
    ),
    (
      #"{ "tool": "2.0" }"#,
      "x.json: is no file of facts: 'version' is missing; "
        + "write one with 'depstructs facts --output FILE'"
    ),
    (
      #"{ "version": 1, "tool": "1", "records": [{ "path": "a" }] }"#,
      "x.json: holds damaged facts: 'module' is missing at records[0]; "
        + "write it again with 'depstructs facts --output FILE'"
    ),
  ])
  func `what is wrong is told`(text: String, message: String) {
    #expect {
      try FactsFile.read(Array(text.utf8), path: "x.json")
    } throws: {
      "\($0)" == message
    }
  }

  @Test func `facts that point nowhere are refused`() throws {
    var bad = record("a.swift")
    bad.facts.types = [
      TypeFact(
        kind: .class, name: "A", parent: 5, access: .implicit,
        position: SourcePosition(line: 1, column: 1, offset: 0), lastLine: 1)
    ]
    let bytes = try FactsFile(tool: "1", records: [bad]).bytes()
    #expect {
      try FactsFile.read(bytes, path: "x.json")
    } throws: {
      "\($0)".hasPrefix("x.json: holds damaged facts: 'parent' is out of range")
    }
  }
}

struct FactsMergeTests {
  @Test func `records of several files are joined in order of path`() throws {
    let merged = try FactsMerge.merge([
      ("one.json", FactsFile(tool: "1", records: [record("c.swift"), record("a.swift")])),
      ("two.json", FactsFile(tool: "1", records: [record("b.swift")])),
    ])
    #expect(merged.map(\.path) == ["a.swift", "b.swift", "c.swift"])
  }

  @Test func `the same record twice is one`() throws {
    let file = FactsFile(tool: "1", records: [record("a.swift")])
    #expect(try FactsMerge.merge([("one.json", file), ("two.json", file)]).count == 1)
  }

  @Test func `different records of a path name both files`() {
    #expect {
      try FactsMerge.merge([
        ("one.json", FactsFile(tool: "1", records: [record("a.swift", line: 1)])),
        ("two.json", FactsFile(tool: "1", records: [record("a.swift", line: 2)])),
      ])
    } throws: {
      "\($0)"
        == "two.json: says something else about a.swift than one.json; "
        + "write both again from the same sources"
    }
  }
}

private func record(_ path: String, line: Int32 = 1) -> SourceRecord {
  var facts = FileFacts()
  facts.lineCount = line
  facts.imports = ["Foundation"]
  return SourceRecord(path: path, module: "Feed", role: .source, facts: facts)
}
