import ArgumentParser
import DepWorkspace

/// `depstructs facts`.
struct FactsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "facts",
    abstract: "Write what the sources say, for '--facts' of the other commands.",
    discussion: """
      A monorepo runs this where its modules are built and merges the files afterwards: every \
      command takes them with '--facts' in place of sources.
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
