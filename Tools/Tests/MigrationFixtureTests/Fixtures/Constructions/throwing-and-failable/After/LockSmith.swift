struct WornOut: Error {}

protocol KeyRegistryProtocol: Sendable {
  func isKnown(_ number: Int) -> Bool
}

final class KeyRegistry: Sendable {
  static let shared = KeyRegistry()
  func isKnown(_ number: Int) -> Bool { number < 100 }
}

extension KeyRegistry: KeyRegistryProtocol {}

final class KeyBlank {
  struct Dependencies {
    var keyRegistry: any KeyRegistryProtocol

    static var defaultDependencies: Self {
      Self(keyRegistry: KeyRegistry.shared)
    }
  }

  let number: Int

  init(number: Int, dependencies: Dependencies = .defaultDependencies) throws {
    guard dependencies.keyRegistry.isKnown(number) else { throw WornOut() }
    self.number = number
  }
}

final class LockBody {
  struct Dependencies {
    var keyRegistry: any KeyRegistryProtocol

    static var defaultDependencies: Self {
      Self(keyRegistry: KeyRegistry.shared)
    }
  }

  let pins: Int

  init?(pins: Int, dependencies: Dependencies = .defaultDependencies) {
    guard dependencies.keyRegistry.isKnown(pins) else { return nil }
    self.pins = pins
  }
}

final class LockSmith {
  struct Dependencies {
    var makeKeyBlank: @Sendable (Int) throws -> KeyBlank
    var makeLockBody: @Sendable (Int) -> LockBody?

    static var defaultDependencies: Self {
      Self(makeKeyBlank: { try KeyBlank(number: $0) }, makeLockBody: { LockBody(pins: $0) })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func cut(_ number: Int) -> String {
    do { return "key \(try dependencies.makeKeyBlank(number).number)" } catch { return "\(error)" }
  }

  func fit(_ pins: Int) -> Int { dependencies.makeLockBody(pins)?.pins ?? -1 }
}
