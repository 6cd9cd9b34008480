import Foundation

/// Where the process starts.
@main
struct DepStructsExampleCommand {
  static func main() async {
    let command = CompositionRoot.makeExampleCommand()
    exit(await command.run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }
}
