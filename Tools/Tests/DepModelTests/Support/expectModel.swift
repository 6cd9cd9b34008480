import DepFacts
import DepModel
import DepParsing
import Testing

/// Builds a model from sources that say in comments what it must find, and compares.
///
/// A line ends in `// hidden singleton API.shared`: state, kind and expression, several separated
/// by `; `. Places that are set aside are `// aside preview API.shared`, those that are not
/// understood `// unclear T.shared`. Lines without such a comment must give nothing. A line
/// `// file: Sources/Net/API.swift` begins another file; the first is `Sources/App/File.swift`.
/// What reaches no effect counts, unless the kinds to count are given: most sources here are about
/// what a name means, and their singletons do nothing.
func expectModel(
  _ text: String, options: ModelOptions = ModelOptions(),
  counting kinds: [CountableKind] = CountableKind.allCases,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let files = MarkedFile.split(text)
  let model = try ModelBuilder(options: options.counting(kinds)).build(files.map(\.record))
  for (index, file) in model.files.enumerated() {
    let expected = files.first { $0.path == file.path }?.expectations ?? [:]
    let found = model.descriptions(ofFile: index)
    for line in Set(expected.keys).union(found.keys).sorted() {
      #expect(
        found[line] ?? [] == expected[line] ?? [], "\(file.path):\(line)",
        sourceLocation: sourceLocation)
    }
  }
}

/// The model of marked sources, for what the markers cannot say.
func model(
  of text: String, options: ModelOptions = ModelOptions(),
  counting kinds: [CountableKind] = CountableKind.allCases
) throws -> ProjectModel {
  try ModelBuilder(options: options.counting(kinds)).build(MarkedFile.split(text).map(\.record))
}

/// What the project of marked sources answers.
func scope(of text: String, options: ModelOptions = ModelOptions()) throws -> ProjectScope {
  let records = MarkedFile.split(text).map(\.record)
  return ProjectScope(
    model: try ModelBuilder(options: options.counting(CountableKind.allCases)).build(records),
    records: records)
}

extension ModelOptions {
  fileprivate func counting(_ kinds: [CountableKind]) -> Self {
    var options = self
    options.counted = Set(kinds)
    return options
  }
}

extension ProjectScope {
  /// The index of the type with this name; a module may stand in front.
  func id(_ name: String) throws -> Int {
    try #require(
      model.types.firstIndex { $0.kind != .extension && "\($0.module).\($0.name)" == name }
        ?? model.types.firstIndex { $0.kind != .extension && $0.name == name })
  }

  /// The full name of a type with its module.
  func name(_ type: Int?) -> String? {
    type.map { "\(model.types[$0].module).\(model.types[$0].name)" }
  }
}

private struct MarkedFile {
  var path: String
  var lines: [Substring] = []

  static func split(_ text: String) -> [MarkedFile] {
    var files = [MarkedFile(path: "Sources/App/File.swift")]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("// file: ") {
        files.append(MarkedFile(path: String(line.dropFirst("// file: ".count))))
      } else {
        files[files.count - 1].lines.append(line)
      }
    }
    return files.filter { !$0.lines.isEmpty }
  }

  var record: SourceRecord {
    let facts = FactReader().read(lines.joined(separator: "\n"))
    let folders = path.split(separator: "/")
    return SourceRecord(
      path: path, module: folders.count > 1 ? String(folders[1]) : "App",
      role: path.hasPrefix("Tests/") ? .test : .source, facts: facts)
  }

  var expectations: [Int32: [String]] {
    var found: [Int32: [String]] = [:]
    for (index, line) in lines.enumerated() {
      guard let comment = line.range(of: "// ")?.upperBound else { continue }
      let marks = line[comment...].split(separator: "; ").map(String.init)
      guard let first = marks.first?.split(separator: " ").first, words.contains(String(first))
      else { continue }
      found[Int32(index + 1)] = marks.sorted()
    }
    return found
  }

  private var words: Set<String> {
    ["hidden", "defaulted", "transitional", "injected", "aside", "unclear"]
  }
}

extension ProjectModel {
  fileprivate func descriptions(ofFile file: Int) -> [Int32: [String]] {
    var found: [Int32: [String]] = [:]
    for dependency in dependencies where dependency.file == file {
      found[dependency.position.line, default: []].append(
        "\(dependency.state) \(dependency.kind) \(dependency.expression)")
    }
    for entry in exemptUses where entry.place.file == file {
      found[entry.place.position.line, default: []].append(
        "aside \(entry.reason) \(entry.expression)")
    }
    for entry in notUnderstood where entry.place.file == file {
      found[entry.place.position.line, default: []].append("unclear \(entry.expression)")
    }
    return found.mapValues { $0.sorted() }
  }
}

extension Substring {
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
