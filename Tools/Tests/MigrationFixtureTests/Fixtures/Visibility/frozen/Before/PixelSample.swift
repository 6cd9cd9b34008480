public final class ColourProfile: Sendable {
  public static let shared = ColourProfile()
  public let gamma = 2
}

@frozen
public struct PixelSample {
  public var value: Int

  public init(value: Int) {
    self.value = value
  }

  public func corrected() -> Int { value * ColourProfile.shared.gamma }
}
