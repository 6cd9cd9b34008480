import DepModel
import DepAudit
import DepFacts
import ModelTestSupport
import Testing

struct SingletonCycleCheckTests {
  /// `Session.shared` and `Store.shared`, each of its own type.
  private struct Pair {
    var project = ModelFixture()
    let session: Int
    let store: Int
    let sessionShared: Int
    let storeShared: Int

    init() {
      session = project.type("Session")
      store = project.type("Store")
      sessionShared = project.singleton("Session.shared", owner: session, value: session)
      storeShared = project.singleton("Store.shared", owner: store, value: store)
    }

    mutating func session(_ place: UseFact.Place, _ member: String, isDeferred: Bool = false) {
      project.hides(
        "Store.shared", in: session, member: member, place: place, singleton: storeShared,
        isDeferred: isDeferred)
    }

    mutating func store(_ place: UseFact.Place, _ member: String, isDeferred: Bool = false) {
      project.hides(
        "Session.shared", in: store, member: member, place: place, singleton: sessionShared,
        isDeferred: isDeferred)
    }
  }

  private let message = [
    "cycle of singletons: Session.shared → Store.shared → Session.shared"
  ]

  @Test func `properties that reach each other's singleton are an error`() {
    var pair = Pair()
    pair.session(.propertyInitializer, "store")
    pair.store(.propertyInitializer, "session")
    #expect(pair.project.messages(.singletonCycle) == message)
    #expect(pair.project.findings(.singletonCycle).map(\.severity) == [.error])
  }

  @Test func `initializers that do so are an error`() {
    var pair = Pair()
    pair.session(.body, "init()")
    pair.store(.defaultArgument, "init(session:)")
    #expect(pair.project.messages(.singletonCycle) == message)
  }

  @Test func `live values that do so are an error`() {
    var pair = Pair()
    pair.project.exempts("Store.shared", .live, in: pair.session, singleton: pair.storeShared)
    pair.project.exempts("Session.shared", .live, in: pair.store, singleton: pair.sessionShared)
    #expect(pair.project.messages(.singletonCycle) == message)
  }

  @Test func `live values in nested structs that do so are an error`() {
    var pair = Pair()
    let types = [pair.session, pair.store]
    let shape = DependenciesShape(
      place: pair.project.place(), fields: [], hasDefault: false, hasLive: true,
      property: "dependencies", propertyPlace: nil, isStoredAsVariable: false, isExposed: false,
      liveNeeds: [])
    for type in types { pair.project.change { $0.types[type].dependencies = shape } }
    let inSession = pair.project.type("Session.Dependencies", .struct)
    let inStore = pair.project.type("Store.Dependencies", .struct)
    pair.project.exempts("Store.shared", .live, in: inSession, singleton: pair.storeShared)
    pair.project.exempts("Session.shared", .live, in: inStore, singleton: pair.sessionShared)
    #expect(pair.project.messages(.singletonCycle) == message)
  }

  @Test func `a declaration that does not read live is in no such cycle`() {
    var pair = Pair()
    let shared = pair.storeShared
    pair.project.change { $0.singletons[shared].buildsFromLive = false }
    pair.project.exempts("Store.shared", .live, in: pair.session, singleton: pair.storeShared)
    pair.project.exempts("Session.shared", .live, in: pair.store, singleton: pair.sessionShared)
    #expect(pair.project.messages(.singletonCycle).isEmpty)
  }

  @Test func `declarations that name each other are an error`() {
    var pair = Pair()
    pair.project.exempts(
      "Store.shared", .ownDeclaration, in: pair.session, member: "shared",
      singleton: pair.storeShared)
    pair.project.exempts(
      "Session.shared", .ownDeclaration, in: pair.store, member: "shared",
      singleton: pair.sessionShared)
    #expect(pair.project.messages(.singletonCycle) == message)
  }

  @Test func `methods run later`() {
    var pair = Pair()
    pair.session(.body, "end()")
    pair.store(.propertyInitializer, "session")
    #expect(pair.project.messages(.singletonCycle).isEmpty)
  }

  @Test func `closures and lazy properties run later`() {
    var pair = Pair()
    pair.session(.propertyInitializer, "store", isDeferred: true)
    pair.store(.propertyInitializer, "session")
    #expect(pair.project.messages(.singletonCycle).isEmpty)
  }

  @Test func `a live that passes a closure runs it later`() {
    var pair = Pair()
    pair.project.exempts("Store.shared", .live, in: pair.session, singleton: pair.storeShared)
    pair.project.exempts(
      "Session.shared", .live, in: pair.store, singleton: pair.sessionShared, isDeferred: true)
    #expect(pair.project.messages(.singletonCycle).isEmpty)
  }

  @Test func `one direction is no cycle`() {
    var pair = Pair()
    pair.session(.propertyInitializer, "store")
    #expect(pair.project.messages(.singletonCycle).isEmpty)
  }

  @Test func `an initializer that reaches its own singleton is one`() {
    var project = ModelFixture()
    let session = project.type("Session")
    let shared = project.singleton("Session.shared", owner: session, value: session)
    project.hides("Session.shared", in: session, member: "init()", singleton: shared)
    #expect(
      project.messages(.singletonCycle) == [
        "cycle of singletons: Session.shared → Session.shared"
      ])
  }

  @Test func `the way may lead through a type that is made in between`() {
    var pair = Pair()
    let cache = pair.project.type("Cache")
    pair.project.hides(
      "Cache()", in: pair.session, .construction, member: "cache", place: .propertyInitializer,
      target: cache)
    pair.project.hides(
      "Session.shared", in: cache, member: "init()", singleton: pair.sessionShared)
    #expect(
      pair.project.messages(.singletonCycle) == [
        "cycle of singletons: Session.shared → Session.shared"
      ])
  }

  @Test func `the way may lead through defaults that a live builds`() {
    var pair = Pair()
    let cache = pair.project.type("Cache", fields: [], hasDefault: true)
    pair.project.change { model in
      model.types[0].dependencies = model.types[cache].dependencies
      model.types[0].dependencies?.liveNeeds = [cache]
    }
    pair.project.exempts("Session.shared", .live, in: cache, singleton: pair.sessionShared)
    #expect(pair.project.messages(.singletonCycle).count == 1)
  }

  @Test func `another static of the type is not its initializer`() {
    var pair = Pair()
    _ = pair.project.singleton("Session.other", owner: pair.session, value: pair.store)
    pair.session(.propertyInitializer, "other")
    pair.store(.propertyInitializer, "session")
    #expect(pair.project.messages(.singletonCycle).isEmpty)
  }

  @Test func `the other singletons are notes at their declarations`() {
    var pair = Pair()
    pair.session(.propertyInitializer, "store")
    pair.store(.propertyInitializer, "session")
    let finding = pair.project.findings(.singletonCycle)[0]
    #expect(finding.position == pair.project.model.singletons[0].place.position)
    #expect(finding.notes.map(\.message) == ["'Store.shared' is declared here"])
    #expect(
      finding.notes.map(\.position) == [pair.project.model.singletons[1].place.position])
  }
}
