final class SoapBucket: Sendable
{
  static let shared = SoapBucket()
  func foam() -> String { "foam" }
}

final class WindowCleaner
{
  private let floor: Int

  init(floor: Int)
  {
    self.floor = floor
  }

  func clean() -> String
  {
    return "\(floor) \(SoapBucket.shared.foam())"
  }
}
