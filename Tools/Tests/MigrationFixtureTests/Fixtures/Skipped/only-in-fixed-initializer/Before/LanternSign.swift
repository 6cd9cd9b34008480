final class WickTrimmer: Sendable {
  static let shared = WickTrimmer()

  func length(_ oil: Int) -> Int { oil / 2 }
}

public final class LanternSign {
  public let brightness: Int

  public init(brightness: Int) {
    self.brightness = brightness
  }

  public convenience init(oil: Int) {
    self.init(brightness: WickTrimmer.shared.length(oil))
  }
}
