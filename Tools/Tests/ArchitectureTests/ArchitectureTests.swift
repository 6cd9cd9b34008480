import Foundation
import Testing

/// The rules of the tree that no compiler holds.
@Suite struct ArchitectureTests {
  private let system: Set<String> = [
    "Foundation", "Dispatch", "Glibc", "Darwin", "Musl", "Android", "MachO",
  ]
  private let withoutFoundation: Set<String> = [
    "DepFacts", "DepJSON", "DepNesting", "DepModel", "DepAudit", "DepGraph", "DepPlan",
    "DepSyntax", "DepMigration", "DepEditing", "DepVerification", "DepMocks",
  ]

  @Test func importsRunOneWay() throws {
    let allowed = try ImportTable.documented()
    for file in try SourceTree.files(under: "Sources") {
      for module in imports(of: code(of: file.text).map(\.1).joined(separator: "\n")) {
        let isAllowed =
          allowed[file.target]?.contains(module) == true
          || module == "Synchronization"
          || (system.contains(module) && !withoutFoundation.contains(file.target))
        #expect(isAllowed, "\(file.path) imports \(module)")
      }
    }
  }

  @Test func noFileIsLong() throws {
    for folder in ["Sources", "Tests", "Benchmarks"] {
      for file in try SourceTree.files(under: folder) {
        let count = file.text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
        #expect(count <= 300, "\(file.path) has \(count) lines")
      }
    }
  }

  @Test func noLineIsLong() throws {
    for folder in ["Sources", "Benchmarks", "../Sources", "../Plugins", "../Benchmarks/Sources"] {
      for file in try SourceTree.files(under: folder) {
        let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated()
        where line.count > 100 && !line.contains("https://") {
          Issue.record("\(file.path):\(index + 1) has \(line.count) characters")
        }
      }
    }
  }

  @Test func noFunctionIsLong() throws {
    let folders = [
      "Sources", "Tests", "Benchmarks", "../Sources", "../Tests", "../Plugins",
      "../Benchmarks/Sources",
    ]
    for file in try folders.flatMap(SourceTree.files) where !file.path.contains("/Fixtures/") {
      for line in LongFunctions.lines(of: file.text, limit: 50) {
        Issue.record("\(file.path):\(line) begins a function of 50 lines or more")
      }
    }
  }

  @Test(arguments: [
    "  func name(", "  package static func name<Value>(", "  @Test func `a name`(", "  init?(",
  ])
  func aLongFunctionIsFound(_ head: String) {
    func text(_ count: Int) -> String {
      "struct A {\n\(head)\n    _ a: Int\n  ) {\n"
        + String(repeating: "    work()\n", count: count - 4) + "  }\n}\n"
    }
    #expect(LongFunctions.lines(of: text(50), limit: 50) == [2])
    #expect(LongFunctions.lines(of: text(49), limit: 50).isEmpty)
    let requirement = "  func name() -> Int\n  var value: Int {\n" + text(50)
    #expect(!LongFunctions.lines(of: requirement, limit: 50).contains(1))
  }

  @Test func nothingIsPublicAndNothingTraps() throws {
    let forbidden = [
      "public ", "open class", "try!", "as!", "fatalError(", "preconditionFailure(",
      "nonisolated(unsafe)",
    ]
    for file in try SourceTree.files(under: "Sources") {
      for (number, line) in code(of: file.text) {
        for word in forbidden where line.contains(word) {
          Issue.record("\(file.path):\(number) says '\(word)'")
        }
      }
    }
  }

  @Test func whatIsUncheckedHasItsProofBesideIt() throws {
    for file in try SourceTree.files(under: "Sources") where file.text.contains("@unchecked") {
      #expect(file.text.contains("Proof of @unchecked"), "\(file.path)")
    }
  }

  @Test func nothingIsStoredOutsideOfInstances() throws {
    let pattern = try Regex(
      #"^\s*(package |private |fileprivate |internal )?static var \w+[^{]*=[^{]*$"#)
    for file in try SourceTree.files(under: "Sources") {
      for (number, line) in code(of: file.text) where line.contains(pattern) {
        Issue.record("\(file.path):\(number) stores a static variable")
      }
    }
  }

  /// Only the scope finds out what a name means, because only it follows imports and aliases.
  @Test func namesAreResolvedInTheModelAlone() throws {
    let rooms: Set<String> = ["DepFacts", "DepParsing", "DepModel"]
    let lookups = try NameLookups()
    // A name that a user gives has no place.
    let searches = ["DeclarationSearch.swift"]
    for file in try SourceTree.files(under: "Sources")
    where !rooms.contains(file.target) && !searches.contains(where: file.path.hasSuffix) {
      for (line, why) in lookups.inCode(code(of: file.text)) {
        Issue.record("\(file.path):\(line) \(why)")
      }
    }
  }

  @Test(arguments: [
    "scope.types(named: name)", "model.types.first { $0.name == name }",
    "model.types.indices.filter { types[$0].name.lastName == simple }",
    "for alias in record.facts.aliases {", "entry.inherited.contains(name)",
    "scope.fact(part).inherited.first", "for member in facts.members where member.name == name {",
    "guard facts.types[owner].name.lastName == last else {",
  ])
  func aLookUpByBareNameIsFound(_ line: String) throws {
    #expect(try NameLookups().inCode([(1, line)]).count == 1)
  }

  @Test(arguments: [
    "scope.types(named: name, in: type, file: file)", "scope.type(named: name, near: type)",
    "model.types[type].parents.contains { $0.type == base }", "members.filter { $0.name == name }",
  ])
  func aQuestionToTheScopeIsNoLookUpByBareName(_ line: String) throws {
    #expect(try NameLookups().inCode([(1, line)]).isEmpty)
  }

  private func imports(of text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let index = words.firstIndex(of: "import"), index + 1 < words.count,
        words[..<index].allSatisfy({ $0.hasPrefix("@") || accessWords.contains($0) })
      else { return nil }
      let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "typealias"]
      let next = words[index + 1]
      let name = kinds.contains(next) && index + 2 < words.count ? words[index + 2] : next
      return name.split(separator: ".").first.map(String.init)
    }
  }

  private let accessWords: Set<Substring> = ["package", "internal", "private", "public"]

  /// The lines without comments and text in quotes, which may say anything.
  private func code(of text: String) -> [(Int, String)] {
    var isInText = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .compactMap { index, line in
        let quotes = line.components(separatedBy: "\"\"\"").count - 1
        defer { if quotes % 2 == 1 { isInText.toggle() } }
        if isInText || quotes > 0 { return nil }
        let uncommented = line.components(separatedBy: "//").first ?? ""
        let parts = uncommented.components(separatedBy: "\"")
        return (
          index + 1, parts.enumerated().filter { $0.offset % 2 == 0 }.map(\.element).joined()
        )
      }
  }
}
