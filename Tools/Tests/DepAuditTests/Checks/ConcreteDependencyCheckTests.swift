import DepModel
import DepFacts
import DepAudit
import ModelTestSupport
import Testing

struct ConcreteDependencyCheckTests {
  private func project(
    className: String, protocolName: String, conforms: Bool = true, fieldType: String? = nil,
    _ change: (inout ModelFixture, _ type: Int, _ seam: Int) -> Void = { _, _, _ in }
  ) -> ModelFixture {
    var project = ModelFixture()
    let seam = project.type(protocolName, .protocol)
    let type = project.type(className, inherits: conforms ? [protocolName] : [])
    let field = ModelFixture.Field("it", fieldType ?? className, typeID: type)
    project.uses("it", of: project.type("Reader", fields: [field]))
    change(&project, type, seam)
    return project
  }

  @Test(arguments: [
    ("NetworkAPI", "API"), ("Store", "StoreProtocol"), ("Store", "Storing"),
    ("UserStoreImplementation", "UserStore"), ("NetworkAPI", "APIProtocol"),
    ("Loader", "Loadable"), ("Feed.Store", "StoreProtocol"),
  ])
  func `a protocol named like the class is its seam`(className: String, protocolName: String) {
    let project = project(className: className, protocolName: protocolName)
    #expect(
      project.messages(.concreteDependency) == [
        "'it' of 'Reader' is the class '\(className)'; it can be 'any \(protocolName)'"
      ])
  }

  @Test func `a protocol of another name is none`() {
    let project = project(className: "NetworkAPI", protocolName: "Resettable")
    #expect(project.messages(.concreteDependency).isEmpty)
  }

  @Test func `a class that does not conform has no seam`() {
    let project = project(className: "NetworkAPI", protocolName: "API", conforms: false)
    #expect(project.messages(.concreteDependency).isEmpty)
  }

  @Test func `a protocol that another type takes is a seam`() {
    let project = project(className: "NetworkAPI", protocolName: "Sending") { project, _, seam in
      let field = ModelFixture.Field("sending", "any Sending", typeID: seam)
      project.uses("sending", of: project.type("Writer", fields: [field]))
    }
    #expect(
      project.messages(.concreteDependency) == [
        "'it' of 'Reader' is the class 'NetworkAPI'; it can be 'any Sending'"
      ])
  }

  @Test func `a protocol that lists most of the class is a seam`() {
    let project = project(className: "NetworkAPI", protocolName: "Sending") { project, type, seam in
      project.change {
        $0.types[type].members = ["get", "post", "put"]
        $0.types[seam].members = ["get", "post"]
      }
    }
    #expect(project.messages(.concreteDependency).count == 1)
  }

  @Test func `a protocol that lists a part of the class is none`() {
    let project = project(className: "NetworkAPI", protocolName: "Sending") { project, type, seam in
      project.change {
        $0.types[type].members = ["get", "post"]
        $0.types[seam].members = ["post", "reset"]
      }
    }
    #expect(project.messages(.concreteDependency).isEmpty)
  }

  @Test func `a delegate protocol is a role`() {
    let project = project(className: "Player", protocolName: "PlayerDelegate")
    #expect(project.messages(.concreteDependency).isEmpty)
  }

  @Test func `a closure that makes the class is left alone`() {
    let project = project(
      className: "NetworkAPI", protocolName: "API", fieldType: "() -> NetworkAPI")
    #expect(project.messages(.concreteDependency).isEmpty)
  }

  @Test func `a struct is left alone`() {
    let project = project(className: "NetworkAPI", protocolName: "API") { project, type, _ in
      project.change { $0.types[type].kind = .struct }
    }
    #expect(project.messages(.concreteDependency).isEmpty)
  }

  @Test func `an actor is a class in this`() {
    let project = project(className: "NetworkAPI", protocolName: "API") { project, type, _ in
      project.change { $0.types[type].kind = .actor }
    }
    #expect(project.messages(.concreteDependency).count == 1)
  }

  @Test func `a field of protocol type is as it should be`() {
    var project = ModelFixture()
    let seam = project.type("API", .protocol)
    _ = project.type("NetworkAPI", inherits: ["API"])
    let field = ModelFixture.Field("api", "any API", typeID: seam)
    project.uses("api", of: project.type("Reader", fields: [field]))
    #expect(project.audit().findings.isEmpty)
  }

  @Test func `it is a note at the field`() {
    let project = project(className: "NetworkAPI", protocolName: "API")
    let finding = project.findings(.concreteDependency)[0]
    #expect(finding.severity == .note)
    #expect(finding.expression == "it")
    #expect(finding.position.line == 5)
  }
}
