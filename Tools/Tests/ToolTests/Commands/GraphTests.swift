import Testing

/// Pictures from the command line.
@Suite struct GraphTests {
  @Test func theHiddenEdgeIsDrawn() throws {
    try withTool(hidingProject) { tool in
      let outcome = try tool.run("graph")
      #expect(outcome.status == 0, "\(outcome)")
      #expect(outcome.output.contains("flowchart"))
      #expect(outcome.output.contains("Service"))
    }
  }

  @Test func aFocusThatIsNowhereNamesTheNearest() throws {
    try withTool(hidingProject) { tool in
      let outcome = try tool.run("graph", "--focus", "Servise")
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("Service"), "\(outcome)")
    }
  }

  @Test func theDifferenceShowsWhatABranchAdds() throws {
    try withTool(cleanProject) { tool in
      try tool.git("init", "--quiet", "--initial-branch=main")
      try tool.git("add", "--all")
      try tool.git("commit", "--quiet", "--message=First")
      for (path, text) in hidingProject { try tool.write(text, to: path) }
      let outcome = try tool.run("graph", "--diff", "main")
      #expect(outcome.status == 0, "\(outcome)")
      #expect(outcome.output.contains("```mermaid"))
      #expect(outcome.output.contains("Service"))
    }
  }
}
