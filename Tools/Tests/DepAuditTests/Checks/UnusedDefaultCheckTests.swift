import DepModel
import DepAudit
import DepFacts
import DepParsing
import ModelTestSupport
import Testing

struct UnusedDefaultCheckTests {
  private func project(
    access: AccessLevel = .implicit, hasDefault: Bool = true,
    _ change: (inout ModelFixture, Int) -> Void
  ) -> ModelFixture {
    var project = ModelFixture()
    let clock = project.type("Clock", access: access, fields: [], hasDefault: hasDefault)
    change(&project, clock)
    return project
  }

  @Test func `a default that every construction passes by can go`() {
    let project = project { project, clock in
      project.constructs(clock, in: nil, labels: ["dependencies"])
      project.constructs(clock, in: nil, labels: ["dependencies", "name"])
    }
    let findings = project.audit().findings
    #expect(
      findings.map(\.message) == [
        "the default of 'Clock.Dependencies' is unused; remove it"
      ])
    #expect(
      findings.map(\.command) == ["depstructs migrate --end-transition \(findings[0].module).Clock"]
    )
    #expect(findings.map(\.severity) == [.note])
  }

  @Test func `one construction without dependencies keeps it`() {
    let project = project { project, clock in
      project.constructs(clock, in: nil, labels: ["dependencies"])
      project.constructs(clock, in: nil)
    }
    #expect(project.audit().findings.isEmpty)
  }

  @Test func `constructions in tests do not keep it`() {
    let project = project { project, clock in
      project.constructs(clock, in: nil, labels: ["dependencies"])
      project.constructs(clock, in: nil, isTest: true)
    }
    #expect(project.messages(.unusedDefault).count == 1)
  }

  @Test func `a type that no code makes by name may be made by a storyboard`() {
    let project = project { project, clock in project.constructs(clock, in: nil, isTest: true) }
    #expect(project.audit().findings.isEmpty)
  }

  @Test(arguments: [AccessLevel.public, .open])
  func `a public type may be made in another module`(access: AccessLevel) {
    let project = project(access: access) { project, clock in
      project.constructs(clock, in: nil, labels: ["dependencies"])
    }
    #expect(project.audit().findings.isEmpty)
  }

  @Test func `a static function keeps it`() {
    let project = project { project, clock in
      project.constructs(clock, in: nil, labels: ["dependencies"])
      project.dependencies(of: clock) { $0.isDefaultOfFunctions = true }
    }
    #expect(project.messages(.unusedDefault).isEmpty)
  }

  @Test func `a type without a default has ended its transition`() {
    let project = project(hasDefault: false) { project, clock in
      project.constructs(clock, in: nil, labels: ["dependencies"])
    }
    #expect(project.audit().findings.isEmpty)
  }

  @Test func `the live value of another type keeps it`() {
    let project = project { project, clock in
      project.constructs(clock, in: nil, labels: ["dependencies"])
      let reader = project.type("Reader", fields: [])
      project.dependencies(of: reader) { $0.liveNeeds = [clock] }
    }
    #expect(project.audit().findings.isEmpty)
  }

  @Test func `a singleton that is built from it keeps it`() {
    let project = project { project, clock in
      project.constructs(clock, in: nil, labels: ["dependencies"])
      _ = project.singleton("Clock.shared", owner: clock, value: clock, buildsFromDefault: true)
    }
    #expect(project.messages(.unusedDefault).isEmpty)
  }

  @Test func `a subclass may rely on it`() {
    let project = project { project, clock in
      project.constructs(clock, in: nil, labels: ["dependencies"])
      _ = project.type("AtomicClock", inherits: ["Clock"])
    }
    #expect(project.audit().findings.isEmpty)
  }

  private static let clock = """
    class Clock {
      struct Dependencies: LiveDefaultDependencies {
        var now: () -> Int
        static var live: Self { Self(now: { 1 }) }
      }
      init(dependencies: Dependencies = .defaultDependencies) {}
    }
    func start() { _ = Clock(dependencies: .live) }
    typealias Timepiece = Clock

    """

  /// The types of module `App` whose default is unused, beside a file of another module.
  private func unusedDefaults(app: String, wall: String = "") throws -> [String] {
    let records = [("App", app), ("Wall", wall)].map { module, text in
      SourceRecord(
        path: "Sources/\(module)/\(module).swift", module: module, role: .source,
        facts: FactReader().read(text))
    }
    let report = Audit.run(try ModelBuilder().build(records))
    return report.findings.filter { $0.rule == .unusedDefault }.map(\.expression)
  }

  @Test func `a subclass that names it by an alias may rely on it`() throws {
    #expect(try unusedDefaults(app: Self.clock) == ["Dependencies"])
    #expect(try unusedDefaults(app: Self.clock + "class Chronometer: Timepiece {}").isEmpty)
  }

  @Test func `a subclass of a type with the same name in another module does not keep it`() throws {
    let wall = "class Clock {}\nclass CuckooClock: Clock {}"
    #expect(try unusedDefaults(app: Self.clock, wall: wall) == ["Dependencies"])
  }
}
