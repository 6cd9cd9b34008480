import ArgumentParser
import DepModel
import DepWorkspace

/// `depstructs init`.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Inspect the project and write a first .depstructs.json.")

  @OptionGroup var source: SourceOptions

  @Flag(help: "Print the configuration instead of writing it.")
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
      throw ToolFailure("\(path) already exists; remove it, or use '--dry-run'")
    }
    let project = try reader.read(source)
    let proposal = try ConfigurationProposal.make(from: project.records)
    for note in proposal.notes { terminal.say("\(note.key): \(note.name) \(note.reason)") }
    for note in proposal.recognised {
      terminal.say("already recognized: \(note.name) \(note.reason)")
    }
    if proposal.notes.isEmpty, proposal.recognised.isEmpty {
      terminal.say("no locator, wrapper or composition root found; the defaults fit this project")
    }
    let text = ConfigurationText(proposal).text
    if dryRun { return try terminal.write(text) }
    try files.write(text, to: path)
    terminal.say("wrote \(path); next, run 'depstructs audit'")
  }
}
