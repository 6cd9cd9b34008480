import Foundation

protocol GluePotProtocol: Sendable {
  func heat() -> Int
}

final class GluePot: Sendable {
  static let shared = GluePot()
  func heat() -> Int { 60 }
}

extension GluePot: GluePotProtocol {}

final class Bookbinder {
  struct Dependencies {
    /// How thick the thread is.
    var thread: Int
    /// What the cover is made of.
    var cover: String  // or linen
    var gluePot: any GluePotProtocol

    static var defaultDependencies: Self {
      Self(
        thread: 2,
        cover: "leather",  // the good one
        gluePot: GluePot.shared
      )
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func bind() -> String {
    "\(dependencies.cover) \(dependencies.thread) at \(dependencies.gluePot.heat())"
  }
}
