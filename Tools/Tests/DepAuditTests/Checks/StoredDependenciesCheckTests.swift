import DepModel
import DepAudit
import ModelTestSupport
import Testing

struct StoredDependenciesCheckTests {
  private func project(_ change: (inout ModelFixture, Int) -> Void) -> ModelFixture {
    var project = ModelFixture()
    let reader = project.type("Reader", fields: [.init("api")])
    project.uses("api", of: reader)
    change(&project, reader)
    return project
  }

  @Test func `a var is a warning at the property`() throws {
    let project = project { project, reader in
      project.dependencies(of: reader) { $0.isStoredAsVariable = true }
    }
    let finding = try #require(project.audit().findings.first)
    #expect(finding.rule == .mutableDependencies)
    #expect(finding.severity == .warning)
    #expect(
      finding.message == "'Reader' keeps its dependencies in a 'var'; 'dependencies' should be a"
        + " 'let'")
    #expect(finding.position == project.model.types[0].dependencies?.propertyPlace?.position)
    #expect(project.audit().findings.count == 1)
  }

  @Test func `a public property is a warning at the property`() throws {
    let project = project { project, reader in
      project.dependencies(of: reader) {
        $0.isExposed = true
        $0.property = "needs"
      }
    }
    #expect(
      project.audit().findings.map(\.message) == [
        "'Reader' exposes its dependencies; 'needs' should be private"
      ])
    #expect(project.audit().findings.map(\.repair) == ["write 'private let needs: Dependencies'"])
  }

  @Test func `a private let is as it should be`() {
    #expect(project { _, _ in }.audit().findings.isEmpty)
  }

  @Test func `without a property the finding stands at the struct`() {
    let project = project { project, reader in
      project.dependencies(of: reader) {
        $0.isStoredAsVariable = true
        $0.property = nil
        $0.propertyPlace = nil
      }
    }
    #expect(
      project.findings(.mutableDependencies).map(\.position)
        == [project.model.types[0].dependencies?.place.position])
  }
}
