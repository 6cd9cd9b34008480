final class Cookbook: Sendable {
  static let shared = Cookbook()
  func chapter(_ name: String) -> [String] { ["\(name) one", "\(name) two"] }
}

final class RecipeFinder {
  struct Dependencies {
    var cookbook: Cookbook

    static var defaultDependencies: Self {
      Self(cookbook: Cookbook.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func find() -> [String] {
    let soups = dependencies.cookbook
      .chapter("soup")
      .map { $0.uppercased() }
    let cakes = dependencies.cookbook
      .chapter("cake")
    let pies = dependencies.cookbook /* always */ .chapter("pie")
    let breads = (dependencies.cookbook).chapter("bread")
    return soups + cakes + pies + breads
  }
}
