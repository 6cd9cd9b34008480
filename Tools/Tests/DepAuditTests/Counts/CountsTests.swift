import DepFacts
import DepAudit
import DepModel
import ModelTestSupport
import Testing

struct CountsTests {
  @Test func `a module counts its dependencies by state`() {
    var project = ModelFixture()
    let reader = project.type("Reader", fields: [.init("api")])
    let clock = project.type("Clock", fields: [.init("a"), .init("b")], hasDefault: true)
    project.hides("Date()", in: reader)
    project.hides("Date()", in: clock)
    project.hides("Date()", in: nil)
    project.defaults("A.shared", in: reader)
    let counts = project.audit().modules[0].counts
    #expect(counts.hidden == 3)
    #expect(counts.defaulted == 1)
    #expect(counts.transitional == 2)
    #expect(counts.injected == 1)
  }

  @Test func `modules are sorted by name`() {
    var project = ModelFixture()
    for name in ["C", "A", "B"] { project.file("Sources/\(name)/F.swift", module: name) }
    #expect(project.audit().modules.map(\.name) == ["A", "B", "C"])
  }

  @Test func `a module without dependencies is there`() {
    var project = ModelFixture()
    project.file("Sources/A/F.swift", module: "A")
    #expect(project.audit().modules.map(\.counts.total) == [0])
  }

  @Test func `a module that holds only tests is not`() {
    var project = ModelFixture()
    project.file("Tests/A/F.swift", module: "ATests", role: .test)
    #expect(project.audit().modules.isEmpty)
  }

  @Test func `files and lines of tests are apart`() {
    var project = ModelFixture()
    project.file("Sources/A/F.swift")
    project.file("Sources/A/G.swift")
    project.file("Tests/A/F.swift", role: .test)
    let report = project.audit()
    #expect(report.fileCount == 2)
    #expect(report.testFileCount == 1)
    #expect(report.lineCount == 200)
    #expect(report.modules.map(\.fileCount) == [2])
    #expect(report.modules.map(\.lineCount) == [200])
  }

  @Test func `dependencies of tests do not count`() {
    var project = ModelFixture()
    project.file("Sources/A/F.swift")
    let suite = project.type("ATests", in: "Tests/A/F.swift", isTest: true, fields: [.init("api")])
    project.hides("A.shared", in: suite)
    #expect(project.audit().modules.map(\.counts.total) == [0])
    #expect(project.audit().types.isEmpty)
  }

  @Test func `a dependency counts for the module of its file`() {
    var project = ModelFixture()
    let reader = project.type("Reader", module: "Feed")
    project.file("Sources/App/Reader+App.swift", module: "App")
    project.hides("A.shared", in: reader, file: "Sources/App/Reader+App.swift")
    let modules = project.audit().modules
    #expect(modules.map(\.name) == ["App", "Feed"])
    #expect(modules.map(\.counts.hidden) == [1, 0])
  }

  @Test func `types are sorted by what they hide, then module and name`() {
    var project = ModelFixture()
    for (name, module) in [("B", "X"), ("A", "X"), ("C", "W"), ("D", "Z")] {
      project.hides("it", in: project.type(name, module: module))
    }
    project.hides("more", in: 3)
    #expect(project.audit().types.map(\.name) == ["D", "C", "A", "B"])
  }

  @Test func `a type without dependencies is not listed`() {
    var project = ModelFixture()
    _ = project.type("Reader")
    #expect(project.audit().types.isEmpty)
  }
}
