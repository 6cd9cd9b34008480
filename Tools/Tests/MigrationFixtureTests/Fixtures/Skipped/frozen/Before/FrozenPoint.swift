import Foundation

final class PlotterArm: Sendable {
  static let shared = PlotterArm()
  func step() -> Int { 5 }
}

@frozen public struct FrozenPoint {
  public var x: Int

  public init(x: Int) { self.x = x }

  func steps() -> Int { x / PlotterArm.shared.step() }
}
