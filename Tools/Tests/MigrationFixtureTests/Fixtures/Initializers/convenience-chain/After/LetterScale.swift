import Foundation

protocol PostageTableProtocol: Sendable {
  func cents(grams: Int, zone: Int) -> Int
}

final class PostageTable: Sendable {
  static let shared = PostageTable()

  func cents(grams: Int, zone: Int) -> Int { grams * zone + 50 }
}

extension PostageTable: PostageTableProtocol {}

final class LetterScale {
  struct Dependencies {
    var postageTable: any PostageTableProtocol

    static var defaultDependencies: Self {
      Self(postageTable: PostageTable.shared)
    }
  }

  private let dependencies: Dependencies

  let grams: Int
  let zone: Int

  init(grams: Int, zone: Int, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.grams = grams
    self.zone = zone
  }

  convenience init(grams: Int, dependencies: Dependencies = .defaultDependencies) {
    self.init(grams: grams, zone: 1, dependencies: dependencies)
  }

  convenience init(dependencies: Dependencies = .defaultDependencies) {
    self.init(grams: 20, dependencies: dependencies)
  }

  func cents() -> Int { dependencies.postageTable.cents(grams: grams, zone: zone) }
}
