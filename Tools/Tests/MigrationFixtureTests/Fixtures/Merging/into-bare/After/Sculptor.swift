import Foundation

protocol MarbleYardProtocol: Sendable {
  func block(_ tons: Int) -> String
}

final class MarbleYard: Sendable {
  static let shared = MarbleYard()
  func block(_ tons: Int) -> String { "\(tons) t" }
}

extension MarbleYard: MarbleYardProtocol {}

final class Gallery: Sendable {
  static let shared = Gallery()
  func open() -> String { "opened" }
}

final class Sculptor {
  struct Dependencies {
    var gallery: Gallery
    var marbleYard: any MarbleYardProtocol

    static var defaultDependencies: Self { Self(gallery: Gallery.shared, marbleYard: MarbleYard.shared) }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func work() -> String { "\(dependencies.marbleYard.block(3)), \(dependencies.gallery.open())" }
}
