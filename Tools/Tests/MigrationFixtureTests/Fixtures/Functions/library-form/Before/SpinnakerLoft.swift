import DepStructs

final class SailMaker: Sendable {
  static let shared = SailMaker()
  func area() -> Int { 60 }
}

public struct SpinnakerLoft {
  static func area() -> Int { SailMaker.shared.area() }
  public static func double() -> Int { area() + SailMaker.shared.area() }
}
