@MainActor
final class AppRoot {
  private lazy var memoryStore = MemoryStore()
  private lazy var log = Log(dependencies: .init(store: memoryStore))

  func makeEarly() -> Early { Early(dependencies: .init(store: chosenStore())) }
  func chosenStore() -> any Store { Cached(dependencies: .init(log: log, store: memoryStore)) }
  func makeLate(_ chosenStore: Int) -> Late { Late(dependencies: .init(store: self.chosenStore())) }
}

@MainActor
final class OtherRoot {
  private lazy var log = Log(dependencies: .init(store: memoryStore))
  private lazy var memoryStore = MemoryStore()

  func chosenStore() -> any Store { Cached(log: log, store: memoryStore) }
  func makeLog() -> Log { log }
}
