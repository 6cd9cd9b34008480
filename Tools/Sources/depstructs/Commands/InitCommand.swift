import ArgumentParser
import DepModel
import DepWorkspace

/// `depstructs init`.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Look at the project and write a first .depstructs.json.")

  @OptionGroup var source: SourceOptions

  @Flag(help: "Show the configuration and write nothing.")
  var dryRun = false

  func run() throws {
    let root = CompositionRoot()
    try root.terminal.reporting {
      try write(reader: root.projectReader, files: root.files, terminal: root.terminal)
    }
  }

  func write(reader: ProjectReader, files: OutputFiles, terminal: Terminal) throws {
    let path = SettingsFile.name
    if !dryRun, try files.text(of: path) != nil {
      throw ToolFailure("\(path) is there already; remove it, or look with '--dry-run'")
    }
    let project = try reader.read(source)
    let proposal = try ConfigurationProposal.make(from: project.records)
    for note in proposal.notes { terminal.say("\(note.key): \(note.name) \(note.reason)") }
    for note in proposal.recognised { terminal.say("known already: \(note.name) \(note.reason)") }
    let text = ConfigurationText(proposal).text
    if dryRun { return terminal.write(text) }
    try files.write(text, to: path)
    terminal.say("wrote \(path); 'depstructs audit' shows what is hidden")
  }
}
