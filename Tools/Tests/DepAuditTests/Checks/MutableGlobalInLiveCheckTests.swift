import DepModel
import DepAudit
import ModelTestSupport
import Testing

struct MutableGlobalInLiveCheckTests {
  private func project(
    isMutable: Bool = true, isDeferred: Bool = false, isKnown: Bool = true
  ) -> ModelFixture {
    var project = ModelFixture()
    let global = project.singleton("Current", isMutable: isMutable)
    let client = project.type("Client", fields: [])
    project.setsAside(
      "Current", .live, in: client, singleton: isKnown ? global : nil, isDeferred: isDeferred)
    return project
  }

  @Test func `a live that reads a variable is a warning`() {
    let findings = project().audit().findings
    #expect(
      findings.map(\.message) == [
        "'live' of 'Client' reads 'Current', which everybody can assign"
      ])
    #expect(findings.map(\.severity) == [.warning])
  }

  @Test func `it is found by its name alone too`() {
    #expect(project(isKnown: false).messages(.mutableGlobalInLive).count == 1)
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
    project.setsAside("Current", .compositionRoot, in: project.type("App"), singleton: global)
    #expect(project.audit().findings.isEmpty)
  }
}
