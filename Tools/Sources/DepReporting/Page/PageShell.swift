/// A page that works from a file and asks the network for nothing.
struct PageShell {
  var title: String
  /// Style sheets after the shared one.
  var styles: [String]
  /// Markup inside of `body`.
  var body: String
  /// Values that scripts read by the identifier of their element, written by a markup-safe writer.
  var data: [(identifier: String, json: String)]
  var scripts: [String]

  func render() -> String {
    let styles = ([PageAsset.pageStyle] + styles).map { "<style>\n\($0)</style>\n" }
    let data = data.map {
      "<script type=\"application/json\" id=\"\($0.identifier)\">\($0.json)</script>\n"
    }
    let scripts = scripts.map { "<script>\n\($0)</script>\n" }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
      <title>\(HTMLText(title).escaped)</title>
      \(styles.joined())</head>
      <body>
      \(body)
      \(data.joined())\(scripts.joined())</body>
      </html>

      """
  }

  /// Nothing is loaded, from anywhere; not even by a file that found its way into the page.
  private static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:"
}
