import DepModel
import DepFacts
import DepAudit
import ModelTestSupport
import Testing

struct VisibleDependencyCheckTests {
  @Test func `a default that reaches outside is a note`() {
    var project = ModelFixture()
    project.defaults("NetworkAPI.shared", in: project.type("ProfileService"))
    let findings = project.audit().findings
    #expect(findings.map(\.rule) == [.defaultedDependency])
    #expect(findings.map(\.severity) == [.note])
    #expect(findings.map(\.state) == [.defaulted])
    #expect(
      findings.map(\.message) == [
        "'ProfileService' takes 'NetworkAPI.shared' as the default of a parameter; make it a"
          + " field of 'Dependencies'"
      ])
  }

  @Test func `each field with a default is a note`() {
    var project = ModelFixture()
    let clock = project.type("Clock", fields: [.init("now"), .init("log")], hasDefault: true)
    project.uses("now", of: clock)
    project.uses("log", of: clock)
    #expect(
      project.messages(.transitionalDependency) == [
        "'Clock' takes 'now' with a default, which callers can omit",
        "'Clock' takes 'log' with a default, which callers can omit",
      ])
    #expect(project.audit().fails == false)
  }

  @Test func `a place that was not understood is a note with its reason`() {
    var project = ModelFixture()
    project.doesNotUnderstand(
      ".shared", why: "the type of 'start(_:)' is not known", in: project.type("Reader"))
    #expect(
      project.messages(.notUnderstood) == [
        "'.shared' is not understood; the type of 'start(_:)' is not known"
      ])
    #expect(project.findings(.notUnderstood).map(\.severity) == [.note])
  }

  @Test func `a place without an expression is not understood either`() {
    var project = ModelFixture()
    project.doesNotUnderstand("", why: "nested too deep", in: nil, file: "Sources/App/A.swift")
    #expect(
      project.messages(.notUnderstood) == ["this place is not understood; nested too deep"])
  }

  @Test func `what is not understood in tests is not reported`() {
    var project = ModelFixture()
    project.file("Tests/ATests.swift", role: .test)
    project.doesNotUnderstand(".shared", why: "why", in: nil, file: "Tests/ATests.swift")
    #expect(project.audit().findings.isEmpty)
  }
}
