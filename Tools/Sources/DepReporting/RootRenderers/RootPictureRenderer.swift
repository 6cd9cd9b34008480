package import DepWiring

/// Renders composition roots in any of the formats but the page.
package struct RootPictureRenderer: Sendable {
  private let dependencies: SVGRenderer.Dependencies

  package init(dependencies: SVGRenderer.Dependencies) { self.dependencies = dependencies }

  /// The picture as text; throws ``PictureTooLarge`` and ``GraphvizError``.
  package func render(_ roots: [RootPicture], as format: GraphFormat) throws -> String {
    switch format {
    case .text, .html: RootPictureText.render(roots)
    case .mermaid: try RootMermaid(roots).render()
    case .dot: RootDot(roots).render()
    case .svg: try SVGRenderer(dependencies: dependencies).render(dot: RootDot(roots).render())
    case .json: try GraphJSONRenderer().render(roots)
    }
  }
}
