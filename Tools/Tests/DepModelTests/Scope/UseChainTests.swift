import DepFacts
import DepModel
import Testing

@Suite struct UseChainTests {
  @Test(arguments: [
    ("NetworkAPI.shared.feed.items.append(1)", "feed", ["items", "append(_:)"], true),
    ("NetworkAPI.shared.get(1).count", "get(_:)", ["count"], false),
    ("take(NetworkAPI.shared)", nil, [], false),
    ("take(.shared)", nil, [], false),
  ])
  func `A dependency knows what is asked of it`(
    _ text: String, next: String?, tail: [String], isMutated: Bool
  ) throws {
    let scope = try scope(
      of: """
        class NetworkAPI { static let shared = NetworkAPI() }
        func take(_ api: NetworkAPI) {}
        class Feed { func load() { \(text) } }
        """)
    let dependency = try #require(scope.model.dependencies.first)
    let chain = try #require(dependency.chain(in: scope.records[dependency.file].facts))

    #expect(chain.length == 2)
    #expect(chain.next == next)
    #expect(chain.tail == tail)
    #expect(chain.isMutated(scope.sdk) == isMutated)
  }

  @Test func `A singleton knows its declaration`() throws {
    let scope = try scope(of: "class API { let a = 1; static let shared = API() }")

    #expect(scope.member(of: try #require(scope.model.singletons.first))?.name == "shared")
  }

  @Test func `An object that is made in place knows the call`() throws {
    let scope = try scope(
      of: """
        class Client { let now = Date() }
        class Feed { func load() { Client().start() } }
        """)
    let made = try #require(scope.model.dependencies.first { $0.kind == .construction })
    let chain = try #require(made.chain(in: scope.records[made.file].facts))

    #expect(chain.length == 1)
    #expect(chain.next == "start()")
  }
}
