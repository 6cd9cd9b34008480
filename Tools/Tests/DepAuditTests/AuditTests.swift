import DepModel
import DepAudit
import DepFacts
import ModelTestSupport
import Testing

struct AuditTests {
  private func project() -> ModelFixture {
    var project = ModelFixture()
    let reader = project.type("Feed.Reader", module: "Feed")
    project.hides("NetworkAPI.shared", in: reader)
    let store = project.type("Store", module: "Storage")
    project.hides("FileManager.default", in: store, .systemSingleton)
    return project
  }

  @Test func `an empty project has an empty report`() {
    let report = ModelFixture().audit()
    #expect(report.findings.isEmpty)
    #expect(report.next.isEmpty)
    #expect(report.modules.isEmpty)
    #expect(report.fails == false)
  }

  @Test func `findings have the severity of their rule`() {
    #expect(project().audit().findings.map(\.severity) == [.warning, .warning])
  }

  @Test func `the configuration changes severities`() {
    let report = project().audit { $0.severities = [.hiddenSingleton: .error] }
    #expect(report.findings.map(\.severity) == [.error, .warning])
  }

  @Test func `a rule that is off finds nothing`() {
    let report = project().audit { $0.severities = [.hiddenSingleton: .off] }
    #expect(report.findings.map(\.rule) == [.hiddenSystemSingleton])
  }

  @Test func `notes do not fail the audit`() {
    let report = project().audit {
      $0.severities = [.hiddenSingleton: .note, .hiddenSystemSingleton: .note]
    }
    #expect(report.findings.count == 2)
    #expect(report.fails == false)
  }

  @Test func `the report is about the modules that are asked for`() {
    let report = project().audit { $0.modules = ["Storage"] }
    #expect(report.findings.map(\.module) == ["Storage"])
    #expect(report.modules.map(\.name) == ["Storage"])
    #expect(report.types.map(\.name) == ["Store"])
    #expect(report.next.map(\.type.name) == ["Store"])
  }

  @Test(arguments: ["Reader", "Feed.Reader", "Feed.Feed.Reader"])
  func `the report is about the type that is asked for`(name: String) {
    let report = project().audit { $0.type = name }
    #expect(report.findings.map(\.type) == ["Feed.Reader"])
    #expect(report.types.map(\.name) == ["Feed.Reader"])
  }

  @Test func `a type that does not exist has no findings`() {
    #expect(project().audit { $0.type = "Nobody" }.findings.isEmpty)
  }

  @Test func `the report is about the files that are asked for`() {
    let report = project().audit { $0.files = ["Sources/Feed/Feed.swift"] }
    #expect(report.findings.map(\.file) == ["Sources/Feed/Feed.swift"])
  }

  @Test func `known findings are apart from new ones`() {
    let report = project().audit {
      $0.baseline = [.fixture("NetworkAPI.shared", in: "Feed.Reader", module: "Feed")]
    }
    #expect(report.known.map(\.expression) == ["NetworkAPI.shared"])
    #expect(report.findings.map(\.expression) == ["FileManager.default"])
  }

  @Test func `what an older revision had is known, notes too`() {
    var project = project()
    project.defaults("Date()", in: 0)
    let before = Baseline.entries(for: project.audit().findings, from: .note)
    project.defaults("UUID()", in: 0)
    let report = project.audit {
      $0.baseline = before
      $0.baselineSeverity = .note
    }
    #expect(report.findings.map(\.expression) == ["UUID()"])
    #expect(report.known.count == 3)
  }

  @Test func `an entry that no longer occurs fails`() {
    let report = ModelFixture().audit { $0.baseline = [.fixture()] }
    #expect(report.stale == [.fixture()])
    #expect(report.fails)
  }

  @Test func `entries of other modules are not stale when one module is asked for`() {
    let report = project().audit {
      $0.modules = ["Storage"]
      $0.baseline = [
        .fixture("A.shared", module: "Feed"), .fixture("B.shared", module: "Storage"),
      ]
    }
    #expect(report.stale.map(\.expression) == ["B.shared"])
  }

  @Test func `entries of other types are not stale when one type is asked for`() {
    let report = project().audit {
      $0.type = "Store"
      $0.baseline = [.fixture("A.shared", in: "Feed.Reader", module: "Feed")]
    }
    #expect(report.stale.isEmpty)
  }

  @Test func `files and a part of the project do not tell what is stale`() {
    let byFiles = project().audit {
      $0.files = []
      $0.baseline = [.fixture()]
    }
    let inPart = project().audit {
      $0.isPartial = true
      $0.baseline = [.fixture()]
    }
    #expect(byFiles.stale.isEmpty)
    #expect(inPart.stale.isEmpty)
  }

  @Test func `findings are in order of file, then place`() {
    var project = ModelFixture()
    project.file("Sources/App/B.swift")
    project.hides("one", in: nil, file: "Sources/App/B.swift")
    project.hides("two", in: nil, file: "Sources/App/A.swift")
    project.hides("three", in: nil, file: "Sources/App/B.swift")
    #expect(project.audit().findings.map(\.expression) == ["two", "one", "three"])
  }

  @Test func `the order of the model's dependencies changes nothing`() {
    var project = project()
    project.hides("Date()", in: 0, .ambientValue)
    project.hides("UUID()", in: 0, .ambientValue)
    let report = project.audit()
    for _ in 0..<5 {
      project.change { $0.dependencies.shuffle() }
      let again = project.audit()
      #expect(again.findings == report.findings)
      #expect(again.types == report.types)
      #expect(again.next == report.next)
    }
  }

  @Test func `what is set aside is listed in order`() {
    var project = ModelFixture()
    let app = project.type("App")
    project.exempts("A.shared", .compositionRoot, in: app, member: "main()")
    project.exempts("B.shared", .live, in: nil)
    let entries = project.audit().exemptUses
    #expect(entries.map(\.expression) == ["A.shared", "B.shared"])
    #expect(entries.map(\.reason) == [.compositionRoot, .live])
    #expect(entries.map(\.type) == ["App", ""])
  }

  @Test func `what was left out is passed on in order`() {
    let skippedFiles = [
      SkippedFile(path: "b", reason: "vendored"), SkippedFile(path: "a", reason: "generated"),
    ]
    #expect(
      ModelFixture().audit { $0.skippedFiles = skippedFiles }.skippedFiles.map(\.path) == [
        "a", "b",
      ])
  }
}
