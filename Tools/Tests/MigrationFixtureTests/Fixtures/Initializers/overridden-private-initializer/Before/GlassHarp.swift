import Foundation

final class WaterJug: Sendable {
  static let shared = WaterJug()

  func pour(_ glasses: Int) -> [Int] { Array(1...glasses) }
}

public final class GlassHarp: NSObject {
  nonisolated(unsafe) public static let shared = GlassHarp()

  private var glasses: [Int] = []

  override private init() {
    super.init()
    glasses = WaterJug.shared.pour(3)
  }

  public func play() -> String { glasses.map(String.init).joined(separator: "-") }
}
