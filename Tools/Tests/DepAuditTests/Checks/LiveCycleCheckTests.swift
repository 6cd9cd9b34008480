import DepModel
import DepAudit
import ModelTestSupport
import Testing

struct LiveCycleCheckTests {
  /// Types A, B, C, … whose `live` values build those at the numbers.
  private func project(needs: [[Int]]) -> ModelFixture {
    var project = ModelFixture()
    let names = ["A", "B", "C", "D", "E"]
    for (index, need) in needs.enumerated() {
      let type = project.type(names[index], fields: [.init("it")])
      project.uses("it", of: type)
      project.dependencies(of: type) { $0.liveNeeds = need }
    }
    return project
  }

  @Test func `two types that build each other are an error with the path`() {
    let findings = project(needs: [[1], [0]]).audit().findings
    #expect(findings.map(\.rule) == [.liveCycle])
    #expect(findings.map(\.severity) == [.error])
    #expect(
      findings.map(\.message) == [
        "cycle of 'live' values:"
          + " A.Dependencies → B.Dependencies → A.Dependencies"
      ])
  }

  @Test func `a type that builds itself is a cycle`() {
    #expect(
      project(needs: [[0]]).messages(.liveCycle) == [
        "cycle of 'live' values: A.Dependencies → A.Dependencies"
      ])
  }

  @Test func `a chain is no cycle`() {
    #expect(project(needs: [[1], [2], []]).audit().findings.isEmpty)
  }

  @Test func `two ways to one type are no cycle`() {
    #expect(project(needs: [[1, 2], [3], [3], []]).audit().findings.isEmpty)
  }

  @Test func `the path begins at the first name, wherever the cycle was found`() {
    #expect(
      project(needs: [[2], [], [3], [2]]).messages(.liveCycle) == [
        "cycle of 'live' values:"
          + " C.Dependencies → D.Dependencies → C.Dependencies"
      ])
  }

  @Test func `a knot is reported once, by its shortest cycle`() {
    #expect(
      project(needs: [[1, 2], [2], [0]]).messages(.liveCycle) == [
        "cycle of 'live' values:"
          + " A.Dependencies → C.Dependencies → A.Dependencies"
      ])
  }

  @Test func `two cycles are two findings`() {
    #expect(project(needs: [[1], [0], [3], [2]]).messages(.liveCycle).count == 2)
  }

  @Test func `the other types of the cycle are notes with their places`() {
    let project = project(needs: [[1], [2], [0]])
    let notes = project.findings(.liveCycle)[0].notes
    #expect(
      notes.map(\.message) == [
        "'live' of 'B' builds 'C' from its default here",
        "'live' of 'C' builds 'A' from its default here",
      ])
    #expect(
      notes.map(\.position) == [1, 2].map { project.model.types[$0].dependencies?.place.position })
  }

  @Test func `a very long chain needs no deep stack`() {
    var project = ModelFixture()
    for index in 0..<20_000 {
      let type = project.type("T", fields: [])
      project.dependencies(of: type) { $0.liveNeeds = [(index + 1) % 20_000] }
    }
    #expect(project.findings(.liveCycle).count == 1)
  }
}
