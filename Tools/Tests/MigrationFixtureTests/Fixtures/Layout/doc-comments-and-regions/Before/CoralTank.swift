final class SaltMixer: Sendable {
  static let shared = SaltMixer()
  func grams(_ litres: Int) -> Int { litres * 35 }
}

/// A tank with corals.
///
/// Use ``fill()`` once.
public struct CoralTank {
  // MARK: Properties
  /// In litres.
  public let litres: Int

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
  public func fill() -> Int { SaltMixer.shared.grams(litres) }
}
