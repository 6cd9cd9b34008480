import Foundation

protocol WaterJugProtocol: Sendable {
  func pour(_ glasses: Int) -> [Int]
}

final class WaterJug: Sendable {
  static let shared = WaterJug()

  func pour(_ glasses: Int) -> [Int] { Array(1...glasses) }
}

extension WaterJug: WaterJugProtocol {}

public final class GlassHarp: NSObject {
  struct Dependencies {
    var waterJug: any WaterJugProtocol

    static var defaultDependencies: Self {
      Self(waterJug: WaterJug.shared)
    }
  }

  nonisolated(unsafe) public static let shared = GlassHarp()

  private var glasses: [Int] = []

  override private convenience init() {
    self.init(dependencies: .defaultDependencies)
  }

  init(dependencies: Dependencies) {
    super.init()
    glasses = dependencies.waterJug.pour(3)
  }

  public func play() -> String { glasses.map(String.init).joined(separator: "-") }
}
