package import DepGraph

/// Draws a graph as SVG, by Graphviz.
package struct SVGRenderer: Sendable {
  package struct Dependencies: Sendable {
    /// Gives the SVG for a text in Graphviz' language; throws ``GraphvizError``.
    package var renderDot: @Sendable (String) throws -> String

    package init(renderDot: @escaping @Sendable (String) throws -> String) {
      self.renderDot = renderDot
    }
  }

  private let dependencies: Dependencies

  package init(dependencies: Dependencies) { self.dependencies = dependencies }

  package func render(_ picture: GraphPicture) throws -> String {
    try render(dot: DotRenderer().render(picture))
  }

  func render(dot: String) throws -> String {
    let text = try dependencies.renderDot(dot)
    guard text.contains("<svg") else {
      throw GraphvizError.failed(message: "it wrote no <svg> element")
    }
    return text
  }
}
