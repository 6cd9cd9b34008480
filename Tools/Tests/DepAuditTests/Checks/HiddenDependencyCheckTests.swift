import DepFacts
import DepAudit
@testable import DepModel
import ModelTestSupport
import Testing

struct HiddenDependencyCheckTests {
  private let api = FieldSuggestion(name: "api")

  @Test(arguments: [
    (Dependency.Kind.singleton, RuleName.hiddenSingleton),
    (.systemSingleton, .hiddenSystemSingleton), (.ambientValue, .hiddenAmbientValue),
    (.locator, .hiddenLocator), (.wrapper, .hiddenLocator), (.globalVariable, .hiddenGlobal),
    (.construction, .hiddenConstruction), (.field, .hiddenConstruction),
  ])
  func `each kind of hidden dependency has its rule`(kind: Dependency.Kind, rule: RuleName) {
    var project = ModelFixture()
    project.hides("it", in: project.type("Reader"), kind)
    #expect(project.audit().findings.map(\.rule) == [rule])
  }

  @Test func `the message names the type, the expression and the field`() {
    var project = ModelFixture()
    project.hides("NetworkAPI.shared", in: project.type("ProfileService"), suggestion: api)
    #expect(
      project.messages(.hiddenSingleton) == [
        "'ProfileService' uses 'NetworkAPI.shared' directly; inject it as 'api'"
      ])
  }

  @Test func `without a known field the message asks for one`() {
    var project = ModelFixture()
    project.hides("NetworkAPI.shared", in: project.type("ProfileService"))
    #expect(
      project.messages(.hiddenSingleton) == [
        "'ProfileService' uses 'NetworkAPI.shared' directly; inject what it supplies"
      ])
  }

  @Test func `an enum has no instances, so it is told to take a parameter`() {
    var project = ModelFixture()
    project.hides("NetworkAPI.shared", in: project.type("Tools", .enum), suggestion: api)
    #expect(
      project.messages(.hiddenSingleton) == [
        "'Tools' uses 'NetworkAPI.shared' directly; take it as a parameter 'api'"
      ])
    let finding = project.findings(.hiddenSingleton)[0]
    #expect(finding.command == nil)
    #expect(finding.repair == "pass 'NetworkAPI.shared' at the call sites")
  }

  @Test func `at file level the file is named`() {
    var project = ModelFixture()
    project.hides("NetworkAPI.shared", in: nil, file: "Sources/App/main.swift")
    #expect(
      project.messages(.hiddenSingleton) == [
        "'main.swift' uses 'NetworkAPI.shared' directly; take it as a parameter"
      ])
    #expect(project.findings(.hiddenSingleton).map(\.type) == [""])
  }

  @Test(arguments: [
    (UseFact.Role.read, "reads", "inject what it supplies"),
    (.write, "assigns", "inject the object that owns it"),
    (.inout, "changes", "inject the object that owns it"),
  ])
  func `a global is read, assigned or changed`(
    role: UseFact.Role, verb: String, remedy: String
  ) {
    var project = ModelFixture()
    project.hides("isSignedIn", in: project.type("Menu"), .globalVariable, role: role)
    #expect(
      project.messages(.hiddenGlobal) == [
        "'Menu' \(verb) the global variable 'isSignedIn'; \(remedy)"
      ])
    // No field takes the place of an assignment, so that migrate leaves it.
    #expect((project.findings(.hiddenGlobal)[0].command != nil) == (role == .read))
  }

  @Test func `a wrapper names the property that it fills`() {
    var project = ModelFixture()
    project.hides(
      "@Injected", in: project.type("Menu"), .wrapper, member: "api", suggestion: api)
    #expect(
      project.messages(.hiddenLocator) == ["'Menu' gets 'api' from '@Injected'; inject it as 'api'"]
    )
  }

  @Test func `the repair is the command, whatever the type has already`() {
    var project = ModelFixture()
    let service = project.type("ProfileService", module: "Profile", fields: [.init("log")])
    project.uses("log", of: service)
    project.hides("NetworkAPI.shared", in: service, suggestion: api)
    let finding = project.findings(.hiddenSingleton)[0]
    #expect(finding.command == "depstructs migrate Profile.ProfileService")
    #expect(finding.repair == "run 'depstructs migrate Profile.ProfileService'")
  }

  @Test func `the message names the field that is there, by the property that holds it`() {
    var project = ModelFixture()
    let service = project.type("ProfileService", fields: [.init("api")])
    project.dependencies(of: service) { $0.property = "needs" }
    project.uses("api", of: service)
    project.hides("NetworkAPI.shared", in: service, suggestion: api)
    #expect(project.findings(.hiddenSingleton)[0].message.hasSuffix("; use 'needs.api'"))
  }

  @Test func `a finding carries the state, the field and the place`() {
    var project = ModelFixture()
    let service = project.type("ProfileService", module: "Profile")
    project.hides("NetworkAPI.shared", in: service, member: "title()", suggestion: api)
    let finding = project.findings(.hiddenSingleton)[0]
    #expect(finding.state == .hidden)
    #expect(finding.field == "api")
    #expect(finding.file == "Sources/Profile/Profile.swift")
    #expect(finding.module == "Profile")
    #expect(finding.type == "ProfileService")
    #expect(finding.member == "title()")
    #expect(finding.position.line == 2)
  }

  @Test func `injected dependencies are no finding`() {
    var project = ModelFixture()
    let service = project.type("ProfileService", fields: [.init("api")])
    project.uses("api", of: service)
    #expect(project.audit().findings.isEmpty)
  }

  @Test func `tests are not audited`() {
    var project = ModelFixture()
    let suite = project.type("ReaderTests", in: "Tests/ReaderTests.swift", isTest: true)
    project.hides("NetworkAPI.shared", in: suite)
    project.hides("NetworkAPI.shared", in: nil, file: "Tests/ReaderTests.swift")
    #expect(project.audit().findings.isEmpty)
  }
}
