import Synchronization

extension StringKeyedStore {
  /// Makes ten levels, each of which asks for the next by its name.
  static let deepGraph: StringKeyedStore = {
    let store = StringKeyedStore()
    store.register("level 0") { opaque(LivePart.schedule) }
    for level in 1...10 {
      let below = "level \(level - 1)"
      store.register("level \(level)") {
        HandWrittenLevel(next: store.resolve(below, as: (any Part).self))
      }
    }
    return store
  }()
}

extension RegistrationList {
  /// Makes ten levels, each of which asks for the next by its protocol.
  static let deepGraph = RegistrationList {
    Registration((any Network).self) { HandWrittenLevel(next: $0.resolve((any Storage).self)) }
    Registration((any Storage).self) { HandWrittenLevel(next: $0.resolve((any Logging).self)) }
    Registration((any Logging).self) { HandWrittenLevel(next: $0.resolve((any Caching).self)) }
    Registration((any Caching).self) { HandWrittenLevel(next: $0.resolve((any Accounts).self)) }
    Registration((any Accounts).self) { HandWrittenLevel(next: $0.resolve((any Settings).self)) }
    Registration((any Settings).self) { HandWrittenLevel(next: $0.resolve((any Tracking).self)) }
    Registration((any Tracking).self) { HandWrittenLevel(next: $0.resolve((any Routing).self)) }
    Registration((any Routing).self) { HandWrittenLevel(next: $0.resolve((any Images).self)) }
    Registration((any Images).self) { HandWrittenLevel(next: $0.resolve((any Schedule).self)) }
    Registration((any Schedule).self) { HandWrittenLevel(next: $0.resolve(LivePart.self)) }
    Registration(LivePart.self) { _ in opaque(LivePart.schedule) }
  }
}

/// Makes ten levels, each of which asks for the next by key path.
struct DeepKeyPathContainer: Sendable {
  private static let current = Mutex(DeepKeyPathContainer())

  private let leaf: any Part = opaque(LivePart.schedule)

  var level1: any Part { HandWrittenLevel(next: leaf) }
  var level2: any Part { HandWrittenLevel(next: Self[\.level1]) }
  var level3: any Part { HandWrittenLevel(next: Self[\.level2]) }
  var level4: any Part { HandWrittenLevel(next: Self[\.level3]) }
  var level5: any Part { HandWrittenLevel(next: Self[\.level4]) }
  var level6: any Part { HandWrittenLevel(next: Self[\.level5]) }
  var level7: any Part { HandWrittenLevel(next: Self[\.level6]) }
  var level8: any Part { HandWrittenLevel(next: Self[\.level7]) }
  var level9: any Part { HandWrittenLevel(next: Self[\.level8]) }
  var level10: any Part { HandWrittenLevel(next: Self[\.level9]) }

  static subscript<Value: Sendable>(
    field: any KeyPath<DeepKeyPathContainer, Value> & Sendable
  ) -> Value {
    // Computed without the lock, for a level asks for the next.
    current.withLock { $0 }[keyPath: field]
  }
}
