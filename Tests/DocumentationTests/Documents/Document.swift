import Foundation

/// A Markdown document of the package.
struct Document: Sendable {
  /// The path, relative to the package.
  let path: String
  let text: String

  /// All documents, in alphabetical order.
  static func all() throws -> [Document] {
    try Documents.paths().map { path in
      let text = try String(
        contentsOf: Documents.package.appendingPathComponent(path), encoding: .utf8)
      return Document(path: path, text: text)
    }
  }

  /// The name that DocC gives to the page: that of the file, without the extension.
  var name: String { String((path as NSString).lastPathComponent.dropLast(".md".count)) }

  /// The catalogue that the page is in; nil outside of all catalogues.
  var catalogue: String? {
    path.range(of: ".docc/").map { String(path[..<$0.lowerBound]) }
  }

  /// The path, relative to the package, that a link of this document leads to, without its anchor.
  func target(of link: String) -> String {
    let folder = (path as NSString).deletingLastPathComponent
    let file = link.components(separatedBy: "#")[0]
    let steps = (folder + "/" + file).split(separator: "/")
    return steps.reduce(into: [Substring]()) { path, step in
      switch step {
      case ".": break
      case "..": _ = path.popLast()
      default: path.append(step)
      }
    }.joined(separator: "/")
  }
}
