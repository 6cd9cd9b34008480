import DepFacts
import DepModel
import Testing

struct ProjectEntriesTests {
  @Test func anEntryOfTheProjectWinsOverABuiltInOne() throws {
    let catalogue = try Catalogue(decoding: [entry("Bundle.main", .constant)])
    #expect(catalogue.entry(for: ["Bundle", "main", "path()"])?.entry.kind == .constant)
    #expect(catalogue.entry(for: ["Bundle", "main"])?.framework == "")
  }

  @Test func anEntryOfTheProjectForAnyLabelsWinsOverABuiltInOneForSome() throws {
    let catalogue = try Catalogue(decoding: [entry("Task.sleep(*)", .constant)])
    #expect(catalogue.entry(for: ["Task", "sleep(for:)"])?.entry.kind == .constant)
  }

  @Test func anEntryOfTheProjectWinsOverABuiltInEnding() throws {
    let catalogue = try Catalogue(decoding: [entry("*.shuffled()", .constant)])
    #expect(catalogue.entry(for: ["*", "shuffled()"])?.entry.kind == .constant)
  }

  @Test func anEndingMayHaveAnyLabels() throws {
    let catalogue = try Catalogue(decoding: [entry("*.track(*)", .ambient)])
    #expect(catalogue.entry(for: ["self", "log", "track(_:at:)"])?.length == 3)
    #expect(catalogue.entry(for: ["self", "track"]) == nil)
  }

  @Test func whatIsLeftOutOfASingletonFollowsFromItsExpression() throws {
    let found = try completed(entry("HTTPTracker.main", .singleton))
    #expect(found.type == "HTTPTracker")
    #expect(found.field == "httpTracker")
    #expect(found.becomes == "any HTTPTrackerProtocol")
    #expect(found.live == "HTTPTracker.main")
  }

  @Test func aManagerBecomesManaging() throws {
    #expect(try completed(entry("CacheManager.main", .singleton)).becomes == "any CacheManaging")
  }

  @Test func whatIsLeftOutOfAnAmbientValueFollowsFromItsType() throws {
    let found = try completed(entry("Ticket.next()", .ambient, type: "Int", field: "nextTicket"))
    #expect(found.becomes == "@Sendable () -> Int")
    #expect(found.live == "{ Ticket.next() }")
  }

  @Test func anAmbientValueWithoutAFieldIsCountedAndHasNoSuggestion() throws {
    #expect(try completed(entry("Flags.isOn(_:)", .ambient)).field == "")
  }

  @Test func anAmbientValueWithAFieldSaysWhatItBecomes() {
    #expect(
      problem(entry("Flags.isOn(_:)", .ambient, type: "Bool", field: "isOn")) == """
        catalogue entry 'Flags.isOn(_:)' does not say what it becomes; write the type of the field \
        in 'becomes'
        """)
  }

  @Test(arguments: [
    ("", "has no expression"), ("Clock .now", "has 'Clock ', which is no name"),
    ("Clock..now", "has '', which is no name"), ("Clock.now(", "has 'now(', which is no name"),
    ("f(a)", "has 'f(a)', which is no name"), ("f(a b:)", "has 'f(a b:)', which is no name"),
    ("*.items.shuffled()", "has '*' before 2 names"), ("a.b.c.d.e.f.g", "has 7 names"),
    ("1.now", "has '1', which is no name"),
  ])
  func anExpressionThatCannotBeMatchedIsAProblem(expression: String, text: String) throws {
    let found = try #require(problem(entry(expression, .singleton)))
    #expect(found.hasPrefix("catalogue entry '\(expression)' \(text); write "))
  }

  @Test func aFieldThatIsNoNameIsAProblem() {
    let found = problem(entry("A.b", .singleton, field: "my field"))
    #expect(found?.contains("has the field 'my field', which is no name") == true)
  }

  @Test func theSameExpressionTwiceIsAProblem() {
    let twice = [entry("A.b", .singleton), entry("A.b", .constant)]
    #expect(throws: CatalogueError.self) { try Catalogue(decoding: twice) }
    let endings = [entry("*.b()", .singleton), entry("*.b()", .constant)]
    #expect(throws: CatalogueError.self) { try Catalogue(decoding: endings) }
  }

  private func entry(
    _ expression: String, _ kind: CatalogueEntry.Kind, type: String = "", field: String = ""
  ) -> CatalogueEntry {
    CatalogueEntry(
      expression: expression, kind: kind, type: type, field: field, becomes: "", live: "",
      note: "")
  }

  private func completed(_ entry: CatalogueEntry) throws -> CatalogueEntry {
    let path = entry.expression.split(separator: ".").map(String.init)
    return try #require(try Catalogue(decoding: [entry]).entry(for: path)).entry
  }

  private func problem(_ entry: CatalogueEntry) -> String? {
    do {
      _ = try Catalogue(decoding: [entry])
      return nil
    } catch {
      return "\(error)"
    }
  }
}
