import DepFacts
import DepAudit
@testable import DepModel
import ModelTestSupport
import Testing

struct HiddenDependencyCheckTests {
  private let api = FieldSuggestion(name: "api", type: "any API", live: "NetworkAPI.shared")

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
        "'ProfileService' hides 'NetworkAPI.shared'; take it as 'api: any API' in its"
          + " 'Dependencies'"
      ])
  }

  @Test func `without a known field the message asks for one`() {
    var project = ModelFixture()
    project.hides("NetworkAPI.shared", in: project.type("ProfileService"))
    #expect(
      project.messages(.hiddenSingleton) == [
        "'ProfileService' hides 'NetworkAPI.shared'; take it in its 'Dependencies'"
      ])
  }

  @Test func `an enum has no instances, so it is told to take a parameter`() {
    var project = ModelFixture()
    project.hides("NetworkAPI.shared", in: project.type("Tools", .enum), suggestion: api)
    #expect(
      project.messages(.hiddenSingleton) == [
        "'Tools' hides 'NetworkAPI.shared'; take it as a parameter 'api: any API'"
      ])
  }

  @Test func `at file level the file is named`() {
    var project = ModelFixture()
    project.hides("NetworkAPI.shared", in: nil, file: "Sources/App/main.swift")
    #expect(
      project.messages(.hiddenSingleton) == [
        "'main.swift' hides 'NetworkAPI.shared'; take it as a parameter"
      ])
    #expect(project.findings(.hiddenSingleton).map(\.type) == [""])
  }

  @Test(arguments: [
    (UseFact.Role.read, "reads"), (.write, "assigns"), (.inout, "changes"),
  ])
  func `a global is read, assigned or changed`(role: UseFact.Role, verb: String) {
    var project = ModelFixture()
    project.hides("isSignedIn", in: project.type("Menu"), .globalVariable, role: role)
    #expect(
      project.messages(.hiddenGlobal) == [
        "'Menu' \(verb) the global variable 'isSignedIn'; take it in its 'Dependencies'"
      ])
  }

  @Test func `the repair nests a struct where there is none`() {
    var project = ModelFixture()
    project.hides("NetworkAPI.shared", in: project.type("ProfileService"), suggestion: api)
    #expect(
      project.findings(.hiddenSingleton).map(\.repair) == [
        "nest a 'struct Dependencies' with 'var api: any API' in 'ProfileService', pass"
          + " 'NetworkAPI.shared' in its 'live', take it in the initializer, and use"
          + " 'dependencies.api' here"
      ])
  }

  @Test func `the repair adds a field to the struct that is there`() {
    var project = ModelFixture()
    let service = project.type("ProfileService", fields: [.init("log")])
    project.uses("log", of: service)
    project.hides("NetworkAPI.shared", in: service, suggestion: api)
    #expect(
      project.findings(.hiddenSingleton).map(\.repair) == [
        "add 'var api: any API' to 'ProfileService.Dependencies', pass 'NetworkAPI.shared' for it"
          + " where 'Dependencies' is made, and use 'dependencies.api' here"
      ])
  }

  @Test func `the repair uses the field that is there`() {
    var project = ModelFixture()
    let service = project.type("ProfileService", fields: [.init("api")])
    project.uses("api", of: service)
    project.hides("NetworkAPI.shared", in: service, suggestion: api)
    #expect(
      project.findings(.hiddenSingleton).map(\.repair) == [
        "use 'dependencies.api' here; 'Dependencies' has that field already"
      ])
  }

  @Test func `the repair speaks of the property that holds the struct`() {
    var project = ModelFixture()
    let service = project.type("ProfileService", fields: [.init("api")])
    project.dependencies(of: service) { $0.property = "needs" }
    project.uses("api", of: service)
    project.hides("NetworkAPI.shared", in: service, suggestion: api)
    #expect(project.findings(.hiddenSingleton)[0].repair.hasPrefix("use 'needs.api' here"))
  }

  @Test func `a finding carries the state, the field and the place`() {
    var project = ModelFixture()
    let service = project.type("ProfileService", module: "Profile")
    project.hides("NetworkAPI.shared", in: service, member: "title()", suggestion: api)
    let finding = project.findings(.hiddenSingleton)[0]
    #expect(finding.state == .hidden)
    #expect(finding.suggestion == api)
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
