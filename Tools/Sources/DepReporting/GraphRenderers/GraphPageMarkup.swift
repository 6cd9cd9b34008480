/// The page around a graph.
enum GraphPageMarkup {
  static func page(data: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="generator" content="depstructs graph">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
    style-src 'unsafe-inline'; script-src 'unsafe-inline'">
    <title>Dependencies</title>
    <style>
    \(text(PackageResources.graph_page_css))</style>
    </head>
    <body>
    \(text(PackageResources.graph_page_html))
    <script type="application/json" id="graph-data">\(data)</script>
    <script>
    (function () {
    "use strict";
    \(scripts)})();
    </script>
    </body>
    </html>

    """
  }

  /// In the order in which they run.
  private static var scripts: String {
    [
      PackageResources.graph_data_js, PackageResources.graph_layout_js,
      PackageResources.graph_order_js, PackageResources.graph_picture_js,
      PackageResources.graph_panel_js,
    ].map(text).joined(separator: "\n")
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
