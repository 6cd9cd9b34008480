import Foundation

final class MarbleYard: Sendable {
  static let shared = MarbleYard()
  func block(_ tons: Int) -> String { "\(tons) t" }
}

final class Gallery: Sendable {
  static let shared = Gallery()
  func open() -> String { "opened" }
}

final class Sculptor {
  struct Dependencies {
    var gallery: Gallery

    static var defaultDependencies: Self { Self(gallery: Gallery.shared) }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func work() -> String { "\(MarbleYard.shared.block(3)), \(dependencies.gallery.open())" }
}
