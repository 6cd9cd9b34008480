import Testing

/// What is wrong with a block is found, at its line.
@Suite struct ProgramCompilerTests {
  private func problems(_ text: String) async throws -> [Outcome.Problem] {
    let programs = try ProgramPlanner(contexts: [:])
      .programs(of: MarkdownReader.blocks(in: text, of: "TEXT.md"))
    var problems: [Outcome.Problem] = []
    for program in programs where program.mode == .six {
      problems += try await ProgramCompiler(program: program).outcome().problems
    }
    return problems
  }

  private func block(_ directive: String, _ code: String) -> String {
    "<!-- compile: \(directive) -->\n```swift\n\(code)\n```\n"
  }

  @Test func soundCodeIsNoProblem() async throws {
    #expect(try await problems("```swift\nprint(1)\n```") == [])
  }

  @Test func anErrorIsFound() async throws {
    let found = try await problems("```swift\nlet a = 1\nlet b: Int = \"text\"\n```")

    #expect(found.map(\.line) == [3])
    #expect(found.first?.document == "TEXT.md")
    #expect(found.first?.message.contains("cannot convert value") == true)
  }

  @Test func aWarningIsFound() async throws {
    let found = try await problems(block("group=a", "func f() {\n  var a = 1\n  print(a)\n}"))

    #expect(found.map(\.line) == [4])
  }

  @Test func aDataRaceIsFound() async throws {
    let found = try await problems(
      block(
        "group=a",
        """
        class Counter { var count = 0 }
        func race() {
          let counter = Counter()
          Task { counter.count += 1 }
          counter.count += 1
        }
        """))

    #expect(found.map(\.line) == [6])
  }

  @Test func anErrorThatDoesNotComeIsFound() async throws {
    let found = try await problems(block(#"group=a expect-error="missing""#, "let a = 1"))

    #expect(found.map(\.message) == [#"the compiler does not say "missing""#])
  }

  @Test func anotherErrorThanTheExpectedIsFound() async throws {
    let found = try await problems(
      block(#"group=a expect-error="'Absent'""#, "let a: Absent\nlet b: Gone"))

    #expect(found.map(\.line) == [4])
  }

  @Test func aFailingTestIsFound() async throws {
    let found = try await problems(
      block("group=a target=test", "@Test func one() { #expect(1 == 2) }"))

    #expect(found.map(\.line) == [3])
    #expect(found.first?.message.contains("1 == 2") == true)
  }

  @Test func aTestThatOughtToFailAndPassesIsFound() async throws {
    let found = try await problems(
      block("group=a target=test fails", "@Test func one() { #expect(1 == 1) }"))

    #expect(found.map(\.line) == [3])
  }

  @Test func aProgramThatStopsIsFound() async throws {
    let found = try await problems(block("group=a main", #"fatalError("stopped")"#))

    #expect(found.first?.message.contains("stopped") == true)
  }

  @Test func aTextThatIsNotPrintedIsNotFound() {
    #expect(Quotation("one\nthree").isFound(in: "one\ntwo\n  three!"))
    #expect(!Quotation("three\none").isFound(in: "one\ntwo\nthree"))
    #expect(!Quotation("").isFound(in: "one"))
  }
}
