protocol SaltMixerProtocol: Sendable {
  func grams(_ litres: Int) -> Int
}

final class SaltMixer: Sendable {
  static let shared = SaltMixer()
  func grams(_ litres: Int) -> Int { litres * 35 }
}

extension SaltMixer: SaltMixerProtocol {}

/// A tank with corals.
///
/// Use ``fill()`` once.
public struct CoralTank {
  struct Dependencies {
    var saltMixer: any SaltMixerProtocol

    static var defaultDependencies: Self {
      Self(saltMixer: SaltMixer.shared)
    }
  }

  // MARK: Properties
  /// In litres.
  public let litres: Int

  var dependencies: Dependencies = .defaultDependencies

  // MARK: Initialisation
  /// Makes an empty tank.
  /// - Parameter litres: How much it holds.
  @inline(never)
  public init(
    litres: Int  // without the sump
  ) {
    // An empty tank.
    self.litres = litres
  }

  // MARK: Filling
  /// Returns the salt that is needed.
  public func fill() -> Int { dependencies.saltMixer.grams(litres) }
}
