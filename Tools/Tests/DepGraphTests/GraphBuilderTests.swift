import DepFacts
import DepGraph
import DepModel
import ModelTestSupport
import Testing

struct GraphBuilderTests {
  @Test func `A hidden singleton of the project is an edge to the singleton`() {
    var project = ModelFixture()
    let network = project.type("NetworkAPI")
    let feed = project.type("Feed")
    let shared = project.singleton("NetworkAPI.shared", owner: network, value: network)
    project.hides("NetworkAPI.shared", in: feed, target: network, singleton: shared)

    let graph = GraphBuilder().graph(of: project.model)

    #expect(graph.text == ["App.Feed -> App.NetworkAPI.shared: 1 hidden"])
    #expect(graph.nodes.map(\.kind) == [.type, .singleton])
  }

  @Test func `A field of protocol type leads to the protocol and on to those who conform`() {
    var project = ModelFixture()
    let api = project.type("API", .protocol, module: "Core")
    _ = project.type("NetworkAPI", module: "Net", inherits: ["API", "Sendable"])
    _ = project.type("Feed", fields: [.init("api", "API", typeID: api)])

    let graph = GraphBuilder().graph(of: project.model)

    #expect(graph.text == ["App.Feed -> Core.API: 1 injected", "Core.API ~> Net.NetworkAPI"])
  }

  @Test func `A type that conforms to a protocol that nothing depends on is not drawn`() {
    var project = ModelFixture()
    _ = project.type("API", .protocol)
    _ = project.type("NetworkAPI", inherits: ["API"])

    #expect(GraphBuilder().graph(of: project.model) == .empty)
  }

  @Test func `A protocol leads to the protocols that refine it and to those who conform to them`() {
    var project = ModelFixture()
    let api = project.type("API", .protocol)
    _ = project.type("CachedAPI", .protocol, inherits: ["API"])
    _ = project.type("Cache", inherits: ["CachedAPI"])
    _ = project.type("Feed", fields: [.init("api", "API", typeID: api)])

    let graph = GraphBuilder().graph(of: project.model)

    #expect(
      graph.text == [
        "App.API ~> App.CachedAPI", "App.CachedAPI ~> App.Cache", "App.Feed -> App.API: 1 injected",
      ])
  }

  @Test func `Parallel places are one edge with a count that keeps the worst state`() {
    var project = ModelFixture()
    let feed = project.type("Feed")
    let cache = project.type("Cache")
    let shared = project.singleton("Cache.shared", owner: cache, value: cache)
    project.defaults("Cache.shared", in: feed, singleton: shared)
    project.hides("Cache.shared", in: feed, singleton: shared)
    project.hides("Cache.shared", in: feed, singleton: shared)

    let edges = GraphBuilder().graph(of: project.model).edges

    #expect(edges.count == 1)
    #expect(edges.first?.state == .hidden)
    #expect(edges.first?.counts == StateCounts(hidden: 2, defaulted: 1))
    #expect(edges.first?.count == 3)
  }

  @Test func `Test code is left out unless it is asked for`() {
    var project = ModelFixture()
    let test = project.type("FeedTests", in: "Tests/FeedTests.swift", isTest: true)
    project.hides("Date()", in: test, .ambientValue)
    project.hides("UUID()", in: nil, .ambientValue, file: "Tests/FeedTests.swift")
    var options = GraphOptions()
    options.includesTests = true

    #expect(GraphBuilder().graph(of: project.model) == .empty)
    #expect(GraphBuilder(options: options).graph(of: project.model).edges.count == 2)
  }

  @Test func `Doubles in test code do not implement a protocol`() {
    var project = ModelFixture()
    let api = project.type("API", .protocol)
    _ = project.type("StubAPI", in: "Tests/Stub.swift", inherits: ["API"], isTest: true)
    _ = project.type("Feed", fields: [.init("api", "API", typeID: api)])

    #expect(GraphBuilder().graph(of: project.model).text == ["App.Feed -> App.API: 1 injected"])
  }

  @Test func `A place that is not counted is left out unless it is asked for`() {
    var project = ModelFixture()
    let root = project.type("AppDelegate")
    let cache = project.type("Cache")
    let shared = project.singleton("Cache.shared", owner: cache, value: cache)
    project.exempts("Cache.shared", .compositionRoot, in: root, singleton: shared)
    project.exempts("Style.default", .constant, in: root)
    var options = GraphOptions()
    options.includesExempt = true

    #expect(GraphBuilder().graph(of: project.model) == .empty)
    #expect(
      GraphBuilder(options: options).graph(of: project.model).text
        == ["App.AppDelegate ..> App.Cache.shared"])
  }

  @Test func `Code outside every type is a node for its file`() {
    var project = ModelFixture()
    project.hides("getenv(_:)", in: nil, .ambientValue, file: "Sources/App/main.swift")

    let graph = GraphBuilder().graph(of: project.model)

    #expect(graph.text == ["file:Sources/App/main.swift -> system:getenv(_:): 1 hidden"])
    #expect(graph.nodes.first?.name == "main.swift")
    #expect(graph.nodes.first?.module == "App")
  }

  @Test func `What the project does not declare says what it is`() {
    var project = ModelFixture()
    let feed = project.type("Feed")
    project.hides("FileManager.default", in: feed, .systemSingleton)
    project.hides("Date()", in: feed, .ambientValue)
    project.hides("Resolver.resolve()", in: feed, .locator)

    let graph = GraphBuilder().graph(of: project.model)

    #expect(
      graph.nodes.map { "\($0.id): \($0.kind)" } == [
        "App.Feed: type", "external:Resolver.resolve(): locator", "system:Date(): ambientValue",
        "system:FileManager.default: systemSingleton",
      ])
  }

  @Test func `A closure or a plain value is a node of its own for each field`() throws {
    var tables = SDKTables()
    tables.lists[.plainValues] = ["Currency"]
    let sdk = try SDKKnowledge(adding: tables)
    var project = ModelFixture()
    project.change { $0.sdk = sdk }
    _ = project.type(
      "Feed",
      fields: [
        .init("log", "@Sendable (String) -> Void"), .init("url", "[URL]?"),
        .init("unit", "Currency"),
      ])

    let graph = GraphBuilder().graph(of: project.model)

    #expect(
      graph.text == [
        "App.Feed -> closure:App.Feed.log: 1 injected",
        "App.Feed -> value:App.Feed.unit: 1 injected",
        "App.Feed -> value:App.Feed.url: 1 injected",
      ])
    #expect(
      graph.nodes.filter { $0.kind != .type }.map(\.name)
        == ["@Sendable (String) -> Void", "unit: Currency", "url: [URL]?"])
    #expect(graph.nodes.allSatisfy { $0.module == "App" && $0.line != nil })
  }

  @Test func `A closure leads to what it makes or reads`() {
    var project = ModelFixture()
    let cache = project.type("Cache")
    let shared = project.singleton("Cache.shared", owner: cache, value: cache)
    _ = project.type(
      "Feed",
      fields: [
        .init("cache", "@Sendable () -> Cache"), .init("makeCache", "@Sendable () -> Cache"),
        .init("now", "@Sendable () -> Date"),
      ])
    let targets: [String: Dependency.ClosureTarget] = [
      "cache": .init(kind: .singleton, target: .init(name: "Cache.shared", singleton: shared)),
      "makeCache": .init(kind: .construction, target: .init(name: "Cache", type: cache)),
      "now": .init(kind: .ambientValue, target: .init(name: "Date()")),
    ]
    project.change { model in
      for index in model.dependencies.indices {
        model.dependencies[index].closureTarget = targets[model.dependencies[index].expression]
      }
    }

    #expect(
      GraphBuilder().graph(of: project.model).text.filter { $0.contains(" -> ") } == [
        "App.Feed -> App.Cache: 1 injected", "App.Feed -> App.Cache.shared: 1 injected",
        "App.Feed -> system:Date(): 1 injected",
      ])
  }

  @Test func `A field whose type comes from elsewhere is an edge`() {
    var project = ModelFixture()
    _ = project.type("Feed", fields: [.init("session", "URLSession")])

    #expect(
      GraphBuilder().graph(of: project.model).text
        == ["App.Feed -> external:URLSession: 1 injected"])
  }
}
