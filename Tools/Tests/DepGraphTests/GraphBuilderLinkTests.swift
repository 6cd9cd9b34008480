import DepFacts
import DepGraph
import DepModel
import ModelTestSupport
import Testing

struct GraphBuilderLinkTests {
  @Test func `A singleton leads to the type of its value where more is known of that type`() {
    var project = ModelFixture()
    let feed = project.type("Feed")
    let cache = project.type("Cache")
    let shared = project.singleton("Cache.shared", owner: cache, value: cache)
    project.hides("Cache.shared", in: feed, singleton: shared)
    project.hides("Date()", in: cache, .ambientValue)

    #expect(
      GraphBuilder().graph(of: project.model).text == [
        "App.Cache -> system:Date(): 1 hidden", "App.Cache.shared == App.Cache",
        "App.Feed -> App.Cache.shared: 1 hidden",
      ])
  }

  @Test func `A singleton of protocol type leads to the protocol and those who conform`() {
    var project = ModelFixture()
    let api = project.type("API", .protocol)
    _ = project.type("NetworkAPI", inherits: ["API"])
    let services = project.type("Services", .enum)
    let feed = project.type("Feed")
    let shared = project.singleton("Services.api", owner: services, value: api)
    project.hides("Services.api", in: feed, singleton: shared)

    #expect(
      GraphBuilder().graph(of: project.model).text == [
        "App.API ~> App.NetworkAPI", "App.Feed -> App.Services.api: 1 hidden",
        "App.Services.api == App.API",
      ])
  }

  @Test func `A singleton of protocol type leads to what its declaration builds`() {
    var project = ModelFixture()
    let api = project.type("API", .protocol)
    let network = project.type("NetworkAPI", inherits: ["API"])
    _ = project.type("OtherAPI", inherits: ["API"])
    let feed = project.type("Feed")
    let shared = project.singleton("Services.api", value: api)
    project.change { $0.singletons[shared].builtTypeID = network }
    project.hides("Services.api", in: feed, singleton: shared)
    project.hides("Feed()", in: network, .construction, target: feed)

    let graph = GraphBuilder().graph(of: project.model)

    #expect(Cycle.all(in: graph).map(\.name) == ["Feed → Services.api → NetworkAPI → Feed"])
  }

  @Test func `Who makes an object that depends on something is linked to its type`() {
    var project = ModelFixture()
    let screen = project.type("Screen")
    let loader = project.type("Loader")
    let point = project.type("Point", .struct)
    project.hides("Date()", in: screen, .ambientValue)
    project.hides("UUID()", in: loader, .ambientValue)
    project.constructs(loader, in: screen)
    project.constructs(loader, in: screen)
    project.constructs(point, in: screen)
    project.constructs(screen, in: nil)

    let edges = GraphBuilder().graph(of: project.model).edges.filter { $0.relation == .constructs }

    #expect(
      edges == [GraphEdge(from: "App.Screen", to: "App.Loader", relation: .constructs, count: 2)])
  }

  @Test func `A dependency that says the same as a construction stands alone`() {
    var project = ModelFixture()
    let screen = project.type("Screen")
    let loader = project.type("Loader")
    project.hides("Loader()", in: screen, .construction, target: loader)
    project.hides("UUID()", in: loader, .ambientValue)
    project.constructs(loader, in: screen)

    let graph = GraphBuilder().graph(of: project.model)

    #expect(graph.edges.map(\.relation) == [.depends, .depends])
  }

  @Test func `Types of the same name in two files have ids of their own`() {
    var project = ModelFixture()
    let second = project.type("Row", in: "Sources/App/Second.swift")
    let first = project.type("Row", in: "Sources/App/First.swift")
    project.hides("Date()", in: first, .ambientValue)
    project.hides("Date()", in: second, .ambientValue)

    #expect(
      GraphBuilder().graph(of: project.model).nodes.map(\.id)
        == ["App.Row", "App.Row in Sources/App/Second.swift", "system:Date()"])
  }

  @Test func `Indices that lead nowhere are passed over`() {
    var project = ModelFixture()
    let feed = project.type("Feed")
    project.hides("Gone.shared", in: feed, target: 99, singleton: 99)
    project.hides("Date()", in: 98, .ambientValue, file: "Sources/App/App.swift")
    project.constructs(97, in: feed)

    #expect(
      GraphBuilder().graph(of: project.model).text == [
        "App.Feed -> external:Gone.shared: 1 hidden",
        "file:Sources/App/App.swift -> system:Date(): 1 hidden",
      ])
  }

  @Test func `The order of places does not matter`() {
    var generator = SplitMix(state: 7)
    let model = RandomProject(types: 60, seed: 3).model
    let expected = GraphBuilder().graph(of: model)
    for _ in 0..<5 {
      var shuffled = model
      shuffled.dependencies.shuffle(using: &generator)
      shuffled.constructions.shuffle(using: &generator)
      #expect(GraphBuilder().graph(of: shuffled) == expected)
    }
    #expect(expected.edges.count > 60)
  }
}
