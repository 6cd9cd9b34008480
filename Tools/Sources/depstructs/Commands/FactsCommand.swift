import ArgumentParser
import DepWorkspace

/// `depstructs facts`.
struct FactsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "facts",
    abstract: "Extract facts from sources, for 'audit --facts' and 'graph --facts'.",
    discussion: """
      A monorepo can run this where it builds each module, and merge the files later: 'audit' and \
      'graph' read them with '--facts' instead of sources.
      """)

  @OptionGroup var source: SourceOptions
  @OptionGroup var destination: OutputOption

  func run() throws {
    let root = CompositionRoot()
    try root.terminal.reporting {
      let project = try root.projectReader.read(source)
      let bytes = try FactsFile(tool: ToolVersion.current, records: project.records).bytes()
      try root.files.write(String(decoding: bytes, as: UTF8.self), to: destination.output)
    }
  }
}
