import Testing

/// Closures that take the object which the code calls.
struct ReceiverTypeTests {
  @Test(arguments: [
    ("data: Data", "dependencies.writeData(data, url, [])"),
    ("data: Blob", "data.write(to: url, options: [])"),
    ("data: Data?", "data?.write(to: url, options: [])"),
  ])
  func `an object of the project keeps its own member of the name`(
    _ parameter: String, _ call: String
  ) throws {
    #expect(try keeper("func keep(\(parameter)) throws {", call).contains("try \(call)"))
  }

  @Test func `where the type is not known and another type has the member, the call stays`() throws
  {
    let text = "func keep() throws { let data = try load()"
    #expect(try keeper(text, "data.write(to: url, options: [])").contains("try data.write"))
    #expect(
      try keeper(text, "data.write(to: url, options: [])", besides: "")
        .contains("try dependencies.writeData(data, url, [])"))
  }

  /// `Keeper`, with a function of that beginning whose last statement is a call.
  private func keeper(
    _ beginning: String, _ call: String,
    besides other: String = """
    struct Blob {
      func write(to url: URL, options: Data.WritingOptions) throws {}
    }
    """
  ) throws -> String {
    let call = call.hasPrefix("dependencies") ? "data.write(to: url, options: [])" : call
    let migration = InMemoryMigration(files: [
      "Main.swift": """
      import Foundation
      \(other)
      final class Keeper {
        let url: URL
        init(url: URL) { self.url = url }
        func note() -> Date { Date() }
        func load() throws -> Data { Data() }
        \(beginning)
          try \(call)
        }
      }
      """
    ])
    return try #require(migration.applying(try migration.plan())["Main.swift"])
  }
}
