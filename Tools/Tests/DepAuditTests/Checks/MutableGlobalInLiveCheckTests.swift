import DepModel
import DepAudit
import DepFacts
import ModelTestSupport
import Testing

struct MutableGlobalInLiveCheckTests {
  private func project(
    isMutable: Bool = true, isDeferred: Bool = false, isKnown: Bool = true
  ) -> ModelFixture {
    var project = ModelFixture()
    let global = project.singleton("Current", isMutable: isMutable)
    let client = project.type("Client", fields: [])
    project.exempts(
      "Current", .live, in: client, singleton: isKnown ? global : nil, isDeferred: isDeferred)
    return project
  }

  @Test func `a live that reads a variable is a warning`() {
    let findings = project().audit().findings
    #expect(
      findings.map(\.message) == [
        "'live' of 'Client' reads 'Current', which any code can assign"
      ])
    #expect(findings.map(\.severity) == [.warning])
  }

  @Test func `it is found by its name alone too`() {
    #expect(project(isKnown: false).messages(.mutableGlobalInLive).count == 1)
  }

  @Test func `a variable that is no singleton is found by what it is`() {
    var project = ModelFixture()
    project.exempts("baseAddress", .live, in: project.type("Client", fields: []))
    #expect(project.audit().findings.isEmpty)
    project.change { $0.exemptUses[0].kind = .globalVariable }
    #expect(project.messages(.mutableGlobalInLive).count == 1)
  }

  @Test func `a live in the nested struct is that of the type around it`() {
    var project = ModelFixture()
    let global = project.singleton("Current", isMutable: true)
    _ = project.type("Client", fields: [])
    let nested = project.type("Client.Dependencies", .struct)
    project.exempts("Current", .live, in: nested, singleton: global)
    #expect(project.findings(.mutableGlobalInLive).map(\.type) == ["Client"])
  }

  @Test func `a constant is what live is for`() {
    #expect(project(isMutable: false).audit().findings.isEmpty)
  }

  @Test func `a closure reads it later`() {
    #expect(project(isDeferred: true).audit().findings.isEmpty)
  }

  @Test func `elsewhere it is no matter of live`() {
    var project = ModelFixture()
    let global = project.singleton("Current", isMutable: true)
    project.exempts("Current", .compositionRoot, in: project.type("App"), singleton: global)
    #expect(project.audit().findings.isEmpty)
  }
}
