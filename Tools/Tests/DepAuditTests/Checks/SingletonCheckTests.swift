import DepModel
import DepFacts
import DepAudit
import ModelTestSupport
import Testing

struct SingletonCheckTests {
  @Test func `a singleton without a use is a note`() {
    var project = ModelFixture()
    let api = project.type("NetworkAPI")
    _ = project.singleton("NetworkAPI.shared", owner: api, value: api, uses: 0)
    let findings = project.audit().findings
    #expect(findings.map(\.message) == ["the singleton 'NetworkAPI.shared' is unused"])
    #expect(findings.map(\.severity) == [.note])
    #expect(findings.map(\.member) == ["shared"])
  }

  @Test func `a singleton with a use is none`() {
    var project = ModelFixture()
    let api = project.type("NetworkAPI")
    _ = project.singleton("NetworkAPI.shared", owner: api, value: api, uses: 1)
    #expect(project.audit().findings.isEmpty)
  }

  @Test(arguments: [
    (ExemptUse.Reason.live, true), (.compositionRoot, true), (.preview, true), (.test, false),
    (.ownDeclaration, false),
  ])
  func `a place that is not counted may use it`(reason: ExemptUse.Reason, isUse: Bool) {
    var project = ModelFixture()
    let api = project.type("NetworkAPI")
    let shared = project.singleton("NetworkAPI.shared", owner: api, value: api, uses: 0)
    project.exempts("NetworkAPI.shared", reason, in: api, singleton: shared)
    #expect(project.messages(.unusedSingleton).isEmpty == isUse)
  }

  @Test func `a public singleton may be used in another module`() {
    var project = ModelFixture()
    let api = project.type("NetworkAPI")
    _ = project.singleton("NetworkAPI.shared", owner: api, value: api, uses: 0, isPublic: true)
    #expect(project.audit().findings.isEmpty)
  }

  @Test func `a singleton of tests is not judged`() {
    var project = ModelFixture()
    project.file("Tests/Double.swift", role: .test)
    _ = project.singleton("Double.shared", uses: 0, file: "Tests/Double.swift")
    #expect(project.audit().findings.isEmpty)
  }

  @Test func `a singleton that is built from a default keeps it`() {
    var project = ModelFixture()
    let api = project.type("NetworkAPI", fields: [], hasDefault: true)
    _ = project.singleton("NetworkAPI.shared", owner: api, value: api, buildsFromDefault: true)
    let findings = project.audit().findings
    #expect(
      findings.map(\.message) == [
        "'NetworkAPI.shared' is built from the default of 'NetworkAPI.Dependencies'; it"
          + " would keep a test's override"
      ])
    #expect(findings.map(\.severity) == [.warning])
    #expect(
      findings.map(\.repair) == [
        "write 'NetworkAPI(dependencies: .live)' in the declaration of 'NetworkAPI.shared'"
      ])
  }

  @Test func `a singleton that passes live keeps nothing`() {
    var project = ModelFixture()
    let api = project.type("NetworkAPI", fields: [], hasDefault: true)
    _ = project.singleton("NetworkAPI.shared", owner: api, value: api, buildsFromDefault: false)
    #expect(project.audit().findings.isEmpty)
  }

  @Test func `a singleton of a type without a default keeps nothing`() {
    var project = ModelFixture()
    let api = project.type("NetworkAPI")
    _ = project.singleton("NetworkAPI.shared", owner: api, value: api, buildsFromDefault: true)
    #expect(project.audit().findings.isEmpty)
  }

  @Test func `behind a protocol it is the type that is built`() {
    var project = ModelFixture()
    let seam = project.type("API", .protocol)
    let api = project.type("NetworkAPI", inherits: ["API"], fields: [], hasDefault: true)
    let shared = project.singleton("API.shared", owner: seam, value: seam, buildsFromDefault: true)
    project.change { $0.singletons[shared].builtTypeID = api }
    #expect(project.messages(.singletonKeepsDefault).count == 1)
  }
}
