final class AppRoot {
  let store = Store()
  @MainActor private(set) lazy var kept = Row(1, dependencies: .init(store: store))
  private(set) lazy var other = Other(1)
  private(set) lazy var free = Free(dependencies: .init(store: store))

  @MainActor func makeRow() -> Row { Row(2, dependencies: .init(store: store)) }
  func makePlain() -> Plain { Plain(dependencies: .init(store: store)) }
  func makeLater() -> @MainActor () -> Row {
    { [store] in Row(3, dependencies: .init(store: store)) }
  }
  func makeAtOnce() -> Row {
    MainActor.assumeIsolated { Row(4, dependencies: .init(store: Store())) }
  }
  func makeAwaited(_ store: Store) async -> Row {
    await Row(5, dependencies: .init(store: store))
  }
}

@MainActor extension AppRoot {
  func makeInExtension() -> Row { Row(6, dependencies: .init(store: store)) }
}

final class MakingRoot {}

extension MakingRoot: RowMaker {
  func makeRow() -> Row { Row(7, dependencies: .init(store: Store())) }
}

final class DerivedRoot: Base {
  override func makeOverridden(_ store: Store) -> Row { Row(8, dependencies: .init(store: store)) }
}
