import Testing

struct FirstRunTests {
  @Test func anEmptyConstructionGetsItsArguments() throws {
    let outcome = try WiringCase([
      "App/Types.swift": """
      final class API { init() {} }
      final class Feed {
        struct Dependencies { var api: API }
        init(dependencies: Dependencies) {}
      }
      """,
      "App/AppRoot.swift": """
      @MainActor final class AppRoot {
        func makeFeed() -> Feed { Feed(dependencies: .init()) }
      }
      """,
    ]).run()
    #expect(outcome.names.isEmpty)
    #expect(
      outcome.text("App/AppRoot.swift") == """
        @MainActor final class AppRoot {
          private lazy var api = API()

          func makeFeed() -> Feed { Feed(dependencies: .init(api: api)) }
        }
        """)
  }
}
