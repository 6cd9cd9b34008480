@MainActor final class CartRoot {
  struct Dependencies { var cart: Cart }
  private let app: AppRoot
  let dependencies: Dependencies
  init(app: AppRoot, dependencies: Dependencies) {
    self.app = app
    self.dependencies = dependencies
  }
}
