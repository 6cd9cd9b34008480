package import DepGraph

/// Renders a graph in any of the formats.
package struct GraphRenderer: Sendable {
  package typealias Dependencies = SVGRenderer.Dependencies

  private let dependencies: Dependencies

  package init(dependencies: Dependencies) { self.dependencies = dependencies }

  /// The picture as text; throws ``PictureTooLarge`` and ``GraphvizError``.
  package func render(_ picture: GraphPicture, as format: GraphFormat) throws -> String {
    switch format {
    case .mermaid: try MermaidRenderer().render(picture)
    case .dot: DotRenderer().render(picture)
    case .svg: try SVGRenderer(dependencies: dependencies).render(picture)
    case .json: try GraphJSONRenderer().render(picture)
    case .html: try GraphPageRenderer().render(picture)
    case .text: GraphTextRenderer().render(picture)
    }
  }
}
