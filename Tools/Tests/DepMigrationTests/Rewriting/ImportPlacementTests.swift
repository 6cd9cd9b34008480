import DepFacts
import DepModel
import DepParsing
import DepPlan
import Testing

@testable import DepEditing
@testable import DepMigration

@Suite struct ImportPlacementTests {
  static let heads: [(before: String, after: String)] = [
    ("", "import DepStructs\n\n"),
    ("import Foundation\n\n", "import DepStructs\nimport Foundation\n\n"),
    (
      "// API.swift\n\nimport Foundation\n\n",
      "// API.swift\n\nimport DepStructs\nimport Foundation\n\n"
    ),
    (
      "// Copyright 2020\nimport Foundation\n\n",
      "// Copyright 2020\nimport DepStructs\nimport Foundation\n\n"
    ),
    (
      "// For dates.\nimport Foundation\n\n",
      "import DepStructs\n// For dates.\nimport Foundation\n\n"
    ),
    (
      "import Alpha\n// For dates.\nimport Foundation\n\n",
      "import Alpha\nimport DepStructs\n// For dates.\nimport Foundation\n\n"
    ),
    (
      "import Zeta\nimport Foundation  // dates\n\n",
      "import Zeta\nimport Foundation  // dates\nimport DepStructs\n\n"
    ),
    ("/* Copyright 2020 */\n\n", "/* Copyright 2020 */\n\nimport DepStructs\n\n"),
    ("// Copyright 2020\n", "// Copyright 2020\n\nimport DepStructs\n\n"),
    ("// Takes orders.\n", "import DepStructs\n\n// Takes orders.\n"),
    ("#!/usr/bin/swift\n", "#!/usr/bin/swift\n\nimport DepStructs\n\n"),
  ]

  @Test(arguments: heads.indices, ["", "\u{FEFF}"])
  func standsWhereImportsDo(_ index: Int, _ start: String) throws {
    let head = Self.heads[index]
    if head.before.hasPrefix("#!"), !start.isEmpty { return }
    let type = "final class Waiter {\n  func a() { print(Kitchen.shared) }\n}\n"
    let text = try after(start + head.before + type)
    #expect(text.hasPrefix(start + head.after + "final class Waiter {"), "\(text)")
  }

  private func after(_ text: String) throws -> String {
    let files = [
      "Kitchen.swift": "final class Kitchen: Sendable {\n  static let shared = Kitchen()\n}\n",
      "Waiter.swift": text,
    ]
    let records = files.map { path, text in
      SourceRecord(path: path, module: "App", role: .source, facts: FactReader().read(text))
    }
    let model = try ModelBuilder().build(records)
    var options = MigrationOptions()
    options.convention = .library
    let planner = MigrationPlanner(
      dependencies: .init(read: { Array((files[$0] ?? "").utf8) }, parallel: .sequential))
    let plan = planner.plan(
      Array(model.types.indices), of: model, records: records, options: options)
    let change = try #require(plan.changes.first { $0.path == "Waiter.swift" })
    return String(decoding: change.after, as: UTF8.self)
  }
}
