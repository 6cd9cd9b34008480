import ArgumentParser

/// The entry point.
@main struct DepStructsTool: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "depstructs",
    abstract: "Finds hidden dependencies, draws them, and keeps their count from rising.",
    version: ToolVersion.current,
    subcommands: [
      AuditCommand.self, MigrateCommand.self, MockCommand.self, GraphCommand.self,
      FactsCommand.self,
      ExplainCommand.self, InitCommand.self,
    ])
}
