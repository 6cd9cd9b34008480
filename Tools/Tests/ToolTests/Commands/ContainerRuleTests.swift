import DepAudit
import Foundation
import Testing

/// The rules about containers: what `audit` says is what `wire --from-container` checks.
@Suite struct ContainerRuleTests {
  private static let rules = Rule.all.filter { $0.group == .containers }

  private func project(_ source: String) -> [String: String] {
    ["Sources/App/Example.swift": source]
  }

  private func line(of rule: Rule) -> Int {
    let lines = rule.example.code.split(separator: "\n", omittingEmptySubsequences: false)
    return (lines.firstIndex { $0.hasSuffix(RuleExample.marker) } ?? -1) + 1
  }

  private func lines(of rule: Rule, in text: String) -> [Substring] {
    text.split(separator: "\n").filter { $0.hasSuffix("[\(rule.name.rawValue)]") }
  }

  @Test(arguments: rules)
  func theExampleGivesItsFindingAndTheRepairNone(_ rule: Rule) throws {
    let place = "Example.swift:\(line(of: rule)):"
    try withTool(project(rule.example.source)) { tool in
      let audit = try tool.run("audit", "--format", "xcode", "--all", "--report-only")
      let found = lines(of: rule, in: audit.output)
      #expect(found.count == 1 && found.first?.contains(place) == true, "\(audit)")
      let check = try tool.run(
        "wire", "--from-container", "ServiceStore", "--check", "--format", "xcode")
      #expect(lines(of: rule, in: check.errors).first?.contains(place) == true, "\(check)")
    }
    try withTool(project(rule.repaired.source)) { tool in
      let audit = try tool.run("audit", "--format", "xcode", "--all", "--report-only")
      for rule in Self.rules { #expect(lines(of: rule, in: audit.output).isEmpty, "\(audit)") }
      let check = try tool.run("wire", "--from-container", "ServiceStore", "--check")
      #expect(check.status == 0 && !check.errors.contains("["), "\(check)")
    }
  }

  @Test(arguments: rules)
  func aCommentSilencesBothCommands(_ rule: Rule) throws {
    let source = rule.example.source.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated().map { index, text in
        index + 1 == line(of: rule)
          ? "\(text)  // depstructs:ignore \(rule.name.rawValue) - for a reason" : String(text)
      }.joined(separator: "\n")
    try withTool(project(source)) { tool in
      let audit = try tool.run("audit", "--format", "xcode", "--all", "--report-only")
      #expect(lines(of: rule, in: audit.output).isEmpty, "\(audit)")
      #expect(!audit.output.contains("[unused-suppression]"), "\(audit)")
      // Containers are not looked at here, so the comment is not unused either.
      let part = try tool.run("audit", "Sources", "--format", "xcode", "--all", "--report-only")
      #expect(!part.output.contains("[unused-suppression]"), "\(part)")
    }
  }

  /// Registers four services with three lifetimes, one of which nothing fetches.
  private static let swinject = """
    import Swinject

    protocol API {}
    final class NetworkAPI: API {}
    final class Store { init(api: any API) {} }
    final class Banner {}
    final class Clock {}

    func register(in container: Container) {
      container.register(API.self) { _ in NetworkAPI() }.inObjectScope(.container)
      container.register(Store.self) { r in Store(api: r.resolve(API.self)!) }
        .inObjectScope(.transient)
      container.register(Banner.self) { _ in Banner() }.inObjectScope(.weak)
    }

    final class Feed {
      let store: Store
      init(container: Container) {
        store = container.resolve(Store.self)!
        print(container.resolve(Clock.self) as Any)
      }
    }
    """

  @Test func theReportSaysWhereTheSurveyIsIncomplete() throws {
    let generic = """

      func install<Service>(_ type: Service.Type, in container: Container) {
        container.register(type) { _ in fatalError() }
      }
      """
    let note =
      "survey incomplete: Sources/App/Example.swift:24:3 registers what the code does not name, "
      + "so missing registrations are not reported"
    try withTool(project(Self.swinject + generic)) { tool in
      let text = try tool.run("audit", "--report-only").output
      #expect(text.contains("        \(note)\n"), "\(text)")
      let check = try tool.run("wire", "--from-container", "Swinject", "--check")
      #expect(check.errors.contains("note: \(note)\n"), "\(check)")
    }
  }

  @Test func theReportCountsWhatIsRegisteredAndFetched() throws {
    try withTool(project(Self.swinject)) { tool in
      let text = try tool.run("audit", "--report-only").output
      #expect(
        text.contains(
          """
          containers
              Swinject: 3 registrations: 1 kept, 1 kept while something holds it, 1 new each time; \
          1 that nothing fetches
                  3 fetches in 2 types, 1 of what nothing registers
          """), "\(text)")
      let json = try tool.run("audit", "--report-only", "--format", "json").output
      let report = try #require(
        try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
      let container = try #require((report["containers"] as? [[String: Any]])?.first)
      let registrations = try #require(container["registrations"] as? [[String: Any]])
      #expect(registrations.map { $0["readers"] as? [String] } == [["Store"], ["Feed"], []])
      let fetches = try #require(container["fetches"] as? [[String: Any]])
      #expect(fetches.compactMap { $0["type"] as? String }.sorted() == ["Feed", "Feed", "Store"])
      let page = try tool.run("audit", "--report-only", "--format", "html").output
      #expect(page.contains("<h2>Containers</h2>"))
    }
  }

  @Test func theGraphDrawsFetches() throws {
    try withTool(project(Self.swinject)) { tool in
      let words = [
        "text": "  → Store  fetches through Swinject", "mermaid": "fetches through Swinject",
        "dot": "label=\"Swinject\"", "json": "\"through\" : \"Swinject\"",
        "html": "\"through\":\"Swinject\"",
      ]
      for (format, expected) in words {
        let graph = try tool.run("graph", "--format", format)
        #expect(graph.output.contains(expected), "\(format): \(graph)")
      }
    }
  }

  @Test func whatOnlyKeepsValuesIsNoContainer() throws {
    let source = """
      final class Disk {
        func save<Value>(_ value: Value, as type: Value.Type) {}
        func retrieve<Value>(_ type: Value.Type) -> Value? { nil }
      }

      final class Settings {}
      func save(_ settings: Settings) { Disk().save(settings, as: Settings.self) }
      """
    try withTool(project(source)) { tool in
      let audit = try tool.run("audit", "--report-only")
      #expect(!audit.output.contains("containers"), "\(audit)")
    }
  }
}
