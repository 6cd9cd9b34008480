import ArgumentParser

/// The entry point.
@main struct DepStructsTool: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "depstructs",
    abstract: """
      Finds hidden dependencies, keeps their count from rising, converts types, completes \
      composition roots, and writes test doubles.
      """,
    version: ToolVersion.current,
    subcommands: [
      AuditCommand.self, MigrateCommand.self, WireCommand.self, MockCommand.self,
      GraphCommand.self, FactsCommand.self, ExplainCommand.self, InitCommand.self,
    ])
}
