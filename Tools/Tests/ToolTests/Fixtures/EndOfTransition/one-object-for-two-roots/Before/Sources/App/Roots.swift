final class RootA { struct Dependencies { var store: Store
   static var live: Self { Self(store: Store.shared) } }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
  func makeFeed() -> Feed { Feed(dependencies: .init(store: dependencies.store)) } }
