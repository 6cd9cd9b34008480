import DepModel
import DepAudit
import ModelTestSupport
import Testing

struct IncompleteMigrationCheckTests {
  @Test func `a type that lists and hides is told once what is left`() {
    var project = ModelFixture()
    let reader = project.type("Reader", fields: [.init("api")])
    project.uses("api", of: reader)
    project.hides("UUID()", in: reader, .ambientValue)
    project.hides("Date()", in: reader, .ambientValue)
    project.hides("Date()", in: reader, .ambientValue)
    #expect(
      project.messages(.incompleteMigration) == [
        "'Reader' has 'Dependencies' but still hides 'Date()', 'UUID()'"
      ])
  }

  @Test func `the hidden places stay findings of their own`() {
    var project = ModelFixture()
    let reader = project.type("Reader", fields: [.init("api")])
    project.uses("api", of: reader)
    project.hides("Date()", in: reader, .ambientValue)
    #expect(project.audit().findings.map(\.rule) == [.incompleteMigration, .hiddenAmbientValue])
  }

  @Test func `it stands at the struct`() throws {
    var project = ModelFixture()
    let reader = project.type("Reader", fields: [.init("api")])
    project.hides("Date()", in: reader)
    let shape = try #require(project.model.types[reader].dependencies)
    #expect(
      project.findings(.incompleteMigration).map(\.position) == [shape.place.position])
  }

  @Test func `of many expressions the first are named and the rest counted`() {
    var project = ModelFixture()
    let reader = project.type("Reader", fields: [.init("api")])
    for name in ["F", "E", "D", "C", "B", "A"] { project.hides("\(name).shared", in: reader) }
    #expect(
      project.messages(.incompleteMigration) == [
        "'Reader' has 'Dependencies' but still hides 'A.shared', 'B.shared', 'C.shared',"
          + " 'D.shared' and 2 more"
      ])
  }

  @Test func `a type without Dependencies has not begun`() {
    var project = ModelFixture()
    project.hides("Date()", in: project.type("Reader"))
    #expect(project.messages(.incompleteMigration).isEmpty)
  }

  @Test func `what a comment silences is not left`() {
    var project = ModelFixture()
    let reader = project.type("Reader", fields: [.init("api")])
    project.hides("Date()", in: reader, .ambientValue)
    project.ignores(["hidden-ambient-value"], lines: project.lastLine(), project.lastLine())
    #expect(project.messages(.incompleteMigration).isEmpty)
  }

  @Test func `a silenced place does not excuse the others`() {
    var project = ModelFixture()
    let reader = project.type("Reader", fields: [.init("api")])
    project.hides("Date()", in: reader, .ambientValue)
    project.ignores(["hidden-ambient-value"], lines: project.lastLine(), project.lastLine())
    project.hides("UUID()", in: reader, .ambientValue)
    #expect(
      project.messages(.incompleteMigration) == [
        "'Reader' has 'Dependencies' but still hides 'UUID()'"
      ])
  }
}
