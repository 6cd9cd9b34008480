import Foundation

protocol SnowStockProtocol: Sendable {
  func tons() -> Int
}

final class SnowStock: Sendable {
  static let shared = SnowStock()
  func tons() -> Int { 12 }
}

extension SnowStock: SnowStockProtocol {}

final class IceHouse {
  struct Dependencies {
    var snowStock: any SnowStockProtocol

    static var defaultDependencies: Self {
      Self(snowStock: SnowStock.shared)
    }
  }

  private let dependencies: Dependencies

  let blocks: Int

  #if os(Linux) || os(macOS)
    init(blocks: Int, dependencies: Dependencies = .defaultDependencies) {
      self.dependencies = dependencies
      self.blocks = blocks
    }
  #else
    init(blocks: Int, dependencies: Dependencies = .defaultDependencies) {
      self.dependencies = dependencies
      self.blocks = blocks * 2
    }
  #endif

  func cool() -> Int { blocks + dependencies.snowStock.tons() }
}
