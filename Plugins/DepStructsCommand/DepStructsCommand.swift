import Foundation
import PackagePlugin

/// `swift package depstructs …`: runs the tool, and builds it where none is found.
@main struct DepStructsCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let environment = ProcessInfo.processInfo.environment
    let scratch =
      environment["DEPSTRUCTS_SCRATCH"].map { URL(fileURLWithPath: $0) }
      ?? context.pluginWorkDirectoryURL.appendingPathComponent("tool")
    let checkout = Checkout(pluginSource: #filePath)
    let search = ToolSearch(
      environment: environment, folders: [context.package.directoryURL, checkout.parent],
      version: toolVersion)
    let swift = try context.tool(named: "swift").url
    let tool =
      try search.tool() ?? ToolBuild(swift: swift, checkout: checkout, scratch: scratch).tool()
    let status = try Subprocess(tool, arguments).run()
    // SwiftPM ends with 1 for all of them, but names the status that the plugin ends with.
    if status != 0 { exit(status) }
  }
}

/// The version of the tool in this checkout; a test holds it to that of the tool itself.
let toolVersion = "0.1.0"

/// The checkout that this plugin was compiled from.
struct Checkout {
  let folder: URL

  init(pluginSource: String) {
    folder = URL(fileURLWithPath: pluginSource)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  }

  var tools: URL { folder.appendingPathComponent("Tools") }
  var parent: URL { folder.deletingLastPathComponent() }
}
