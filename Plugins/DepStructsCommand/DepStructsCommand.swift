import Foundation
import PackagePlugin

/// `swift package depstructs …`: runs the tool of this checkout, and builds it on first use.
@main struct DepStructsCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let environment = ProcessInfo.processInfo.environment
    let scratch =
      environment["DEPSTRUCTS_SCRATCH"].map { URL(fileURLWithPath: $0) }
      ?? context.pluginWorkDirectoryURL.appendingPathComponent("tool")
    let installation = Installation(searchPath: environment["PATH"] ?? "")
    let checkout = Checkout(pluginSource: #filePath)
    let tool: URL
    if let installed = installation.tool(version: toolVersion) {
      tool = installed
    } else {
      let swift = try context.tool(named: "swift").url
      tool = try ToolBuild(swift: swift, checkout: checkout, scratch: scratch).tool()
    }
    let status = try Subprocess(tool, arguments).run()
    // SwiftPM ends with 1 for all of them, but names the status that the plugin ends with.
    if status != 0 { exit(status) }
  }
}

/// The version of the tool in this checkout; a test holds it to that of the tool itself.
let toolVersion = "0.1.0"

/// The folders of the checkout that this plugin was compiled from.
struct Checkout {
  let tools: URL

  init(pluginSource: String) {
    tools = URL(fileURLWithPath: pluginSource)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Tools")
  }
}
