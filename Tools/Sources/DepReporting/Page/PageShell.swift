/// A page that works from a file and asks the network for nothing.
package struct PageShell: Sendable {
  package var title: String
  /// Style sheets after the shared one.
  package var styles: [String]
  /// Markup inside of `body`.
  package var body: String
  /// Values that scripts read by the identifier of their element; text of a markup-safe writer.
  package var data: [(identifier: String, json: String)]
  package var scripts: [String]

  package init(
    title: String, styles: [String], body: String, data: [(identifier: String, json: String)],
    scripts: [String]
  ) {
    self.title = title
    self.styles = styles
    self.body = body
    self.data = data
    self.scripts = scripts
  }
}
