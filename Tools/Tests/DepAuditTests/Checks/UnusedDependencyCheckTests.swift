import DepModel
import DepAudit
import ModelTestSupport
import Testing

struct UnusedDependencyCheckTests {
  @Test func `a field without a use is a warning at the field`() {
    var project = ModelFixture()
    let reader = project.type("Reader", fields: [.init("api"), .init("log")])
    project.uses("api", of: reader)
    let findings = project.audit().findings
    #expect(findings.map(\.message) == ["'Reader' never uses its dependency 'log'"])
    #expect(findings.map(\.severity) == [.warning])
    #expect(findings.map(\.expression) == ["log"])
  }

  @Test func `a field of the same name in another type does not count`() {
    var project = ModelFixture()
    _ = project.type("Reader", fields: [.init("api")])
    project.uses("api", of: project.type("Writer", fields: [.init("api")]))
    #expect(project.messages(.unusedDependency) == ["'Reader' never uses its dependency 'api'"])
  }

  @Test func `a struct that is used whole may use every field`() {
    var project = ModelFixture()
    let reader = project.type("Reader", fields: [.init("api")])
    project.dependencies(of: reader) { $0.isUsedWhole = true }
    #expect(project.audit().findings.isEmpty)
  }

  @Test func `a struct that no property holds is not judged`() {
    var project = ModelFixture()
    let reader = project.type("Reader", fields: [.init("api")])
    project.dependencies(of: reader) { $0.property = nil }
    #expect(project.audit().findings.isEmpty)
  }

  @Test func `an exposed struct may be used elsewhere`() {
    var project = ModelFixture()
    let reader = project.type("Reader", fields: [.init("api")])
    project.dependencies(of: reader) { $0.isExposed = true }
    #expect(project.messages(.unusedDependency).isEmpty)
  }

  @Test func `types of tests are not judged`() {
    var project = ModelFixture()
    _ = project.type("Double", in: "Tests/Double.swift", isTest: true, fields: [.init("api")])
    #expect(project.audit().findings.isEmpty)
  }

  @Test func `a field that is only passed on is a note`() {
    var project = ModelFixture()
    let screen = project.type("Screen", fields: [.init("api")])
    project.uses("api", of: screen, isPassedOn: true)
    project.uses("api", of: screen, isPassedOn: true)
    let findings = project.audit().findings
    #expect(
      findings.map(\.message) == [
        "'Screen' only passes its dependency 'api' on; it could take the object that uses it"
      ])
    #expect(findings.map(\.severity) == [.note])
  }

  @Test func `a field that is passed on and used is in use`() {
    var project = ModelFixture()
    let screen = project.type("Screen", fields: [.init("api")])
    project.uses("api", of: screen, isPassedOn: true)
    project.uses("api", of: screen)
    #expect(project.audit().findings.isEmpty)
  }

  @Test func `an unused field is not passed on as well`() {
    var project = ModelFixture()
    _ = project.type("Screen", fields: [.init("api")])
    #expect(project.messages(.passedOnDependency).isEmpty)
  }
}
