@MainActor
final class AppRoot {
  func makeEarly() -> Early { Early(dependencies: .init()) }
  func chosenStore() -> any Store { Cached(dependencies: .init()) }
  func makeLate(_ chosenStore: Int) -> Late { Late(dependencies: .init()) }
}

@MainActor
final class OtherRoot {
  private lazy var log = Log(dependencies: .init())
  private lazy var memoryStore = MemoryStore()

  func chosenStore() -> any Store { Cached(log: log, store: memoryStore) }
  func makeLog() -> Log { log }
}
