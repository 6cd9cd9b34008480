/// Why there is no SVG.
package enum GraphvizError: Error, Hashable, CustomStringConvertible {
  /// There is no `dot` to run.
  case missing
  /// It ran and failed.
  case failed(message: String)

  package var description: String {
    switch self {
    case .missing:
      """
      --format svg needs Graphviz, and its program 'dot' is not on PATH
      install it with
        brew install graphviz       macOS
        apt-get install graphviz    Debian, Ubuntu
        dnf install graphviz        Fedora
      or use --format html, a page that needs nothing installed, --format mermaid, which GitHub \
      and GitLab draw, or --format dot, to draw it elsewhere
      """
    case .failed(let message):
      """
      Graphviz' program 'dot' did not draw the graph: \(message)
      --format html draws it without Graphviz; --format dot writes what 'dot' was given
      """
    }
  }
}
