final class RootB { struct Dependencies { var store: Store
   static var live: Self { Self(store: Store.shared) } }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
  func makeProfile() -> Profile { Profile(dependencies: .init(store: dependencies.store)) } }
