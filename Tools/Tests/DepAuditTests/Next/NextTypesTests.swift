import DepModel
import DepAudit
import ModelTestSupport
import Testing

struct NextTypesTests {
  private func names(_ project: ModelFixture) -> [String] {
    project.audit().next.map(\.type.name)
  }

  @Test func `a leaf comes before the type that reaches it`() {
    var project = ModelFixture()
    let screen = project.type("A screen")
    let service = project.type("Service")
    project.hides("Service()", in: screen, .construction, target: service)
    project.hides("Date()", in: service)
    #expect(names(project) == ["Service", "A screen"])
  }

  @Test func `the reason says so in numbers`() {
    var project = ModelFixture()
    let screen = project.type("Screen")
    let service = project.type("Service")
    project.hides("Service()", in: screen, .construction, target: service)
    project.hides("Date()", in: service)
    project.hides("UUID()", in: service)
    #expect(
      project.audit().next.map(\.reason) == [
        "leaf; 1 type depends on it;"
          + " 2 places and 1 initializer to change",
        "uses 1 type with hidden dependencies; no type depends on it;"
          + " 1 place and 1 initializer to change",
      ])
  }

  @Test func `a type without initializers has none to change`() {
    var project = ModelFixture()
    project.hides("Date()", in: project.type("Clock"))
    project.change { $0.types[0].initializerCount = 0 }
    #expect(
      project.audit().next.map(\.reason) == [
        "leaf; no type depends on it; 1 place to change"
      ])
  }

  @Test func `reaching a type that hides nothing leaves a leaf`() {
    var project = ModelFixture()
    let clock = project.type("Clock")
    let log = project.type("Log")
    project.hides("Log.shared", in: clock, target: log)
    #expect(project.audit().next[0].reason.hasPrefix("leaf"))
  }

  @Test func `a singleton leads to the type of its value`() {
    var project = ModelFixture()
    let reader = project.type("Reader")
    let api = project.type("NetworkAPI")
    let shared = project.singleton("NetworkAPI.shared", owner: api, value: api)
    project.hides("NetworkAPI.shared", in: reader, singleton: shared)
    project.hides("URLSession.shared", in: api, .systemSingleton)
    #expect(names(project) == ["NetworkAPI", "Reader"])
  }

  @Test func `of two leaves the one that more types wait for comes first, through others too`() {
    var project = ModelFixture()
    let few = project.type("A")
    let many = project.type("B")
    project.hides("Date()", in: few)
    project.hides("Date()", in: many)
    let middle = project.type("M")
    let top = project.type("T")
    project.constructs(many, in: middle)
    project.constructs(middle, in: top)
    project.constructs(few, in: top)
    #expect(names(project) == ["B", "A"])
    #expect(project.audit().next[0].reason.contains("2 types depend on it"))
  }

  @Test func `a type that waits on two ways waits once`() {
    var project = ModelFixture()
    let leaf = project.type("Leaf")
    project.hides("Date()", in: leaf)
    let (left, right, top) = (project.type("L"), project.type("R"), project.type("T"))
    project.constructs(leaf, in: left)
    project.constructs(leaf, in: right)
    project.constructs(left, in: top)
    project.constructs(right, in: top)
    #expect(project.audit().next[0].reason.contains("3 types depend on it"))
  }

  @Test func `of two equals the one with less to change comes first`() {
    var project = ModelFixture()
    let more = project.type("A")
    let less = project.type("B")
    project.hides("Date()", in: more)
    project.hides("UUID()", in: more)
    project.hides("Date()", in: less)
    #expect(names(project) == ["B", "A"])
  }

  @Test func `the names decide in the end`() {
    var project = ModelFixture()
    for name in ["C", "A", "B"] { project.hides("Date()", in: project.type(name)) }
    #expect(names(project) == ["A", "B", "C"])
  }

  @Test func `types that reach each other do not hang it`() {
    var project = ModelFixture()
    let (one, two) = (project.type("One"), project.type("Two"))
    project.hides("Two()", in: one, .construction, target: two)
    project.hides("One()", in: two, .construction, target: one)
    project.hides("One()", in: one, .construction, target: one)
    #expect(names(project) == ["Two", "One"])
    #expect(
      project.audit().next.map(\.reason) == [
        "uses 1 type with hidden dependencies; 1 type depends on it;"
          + " 1 place and 1 initializer to change",
        "uses 1 type with hidden dependencies; 1 type depends on it;"
          + " 2 places and 1 initializer to change",
      ])
  }

  @Test func `tests and composition roots are not converted`() {
    var project = ModelFixture()
    project.hides("A.shared", in: project.type("ATests", in: "Tests/A.swift", isTest: true))
    project.hides("A.shared", in: project.type("App", exemption: .compositionRoot))
    #expect(names(project).isEmpty)
  }

  @Test func `tests do not wait`() {
    var project = ModelFixture()
    let clock = project.type("Clock")
    project.hides("Date()", in: clock)
    let suite = project.type("ClockTests", in: "Tests/ClockTests.swift", isTest: true)
    project.constructs(clock, in: suite, isTest: true)
    #expect(project.audit().next[0].reason.contains("no type depends on it"))
  }

  @Test func `there are at most ten`() {
    var project = ModelFixture()
    for index in 10..<40 { project.hides("Date()", in: project.type("T\(index)")) }
    #expect(names(project).count == 10)
    #expect(names(project).first == "T10")
  }

  @Test func `a long chain is counted to its end`() {
    var project = ModelFixture()
    let types = (0..<2_000).map { project.type("T\($0)") }
    for (caller, made) in zip(types, types.dropFirst()) { project.constructs(made, in: caller) }
    project.hides("Date()", in: types[1_999])
    #expect(project.audit().next[0].reason.contains("1999 types depend on it"))
  }

  @Test func `a large ring waits whole, and once`() {
    var project = ModelFixture()
    let ring = (0..<1_300).map { project.type("R\($0)") }
    for (caller, made) in zip(ring, ring.dropFirst() + ring.prefix(1)) {
      project.constructs(made, in: caller)
    }
    let leaf = project.type("Leaf")
    project.hides("Date()", in: leaf)
    project.constructs(leaf, in: ring[7])
    project.hides("Date()", in: ring[0])
    #expect(project.audit().next[0].reason.contains("1300 types depend on it"))
    #expect(project.audit().next[1].reason.contains("1299 types depend on it"))
  }

  @Test func `types that lead nowhere do not wait, however many there are`() {
    var project = ModelFixture()
    let leaf = project.type("Leaf")
    project.hides("Date()", in: leaf)
    for index in 0..<1_200 { _ = project.type("U\(index)") }
    for index in 0..<600 { project.constructs(leaf, in: project.type("W\(index)")) }
    #expect(project.audit().next[0].reason.contains("600 types depend on it"))
  }

  @Test func `a leaf that no type waits for comes before a type that reaches others`() {
    var project = ModelFixture()
    let (middle, leaf) = (project.type("A"), project.type("B"))
    project.hides("C()", in: middle, .construction, target: leaf)
    for name in ["T", "U"] { project.constructs(middle, in: project.type(name)) }
    project.hides("Date()", in: leaf)
    project.hides("Date()", in: project.type("Alone"))
    #expect(names(project) == ["B", "Alone", "A"])
  }
}
