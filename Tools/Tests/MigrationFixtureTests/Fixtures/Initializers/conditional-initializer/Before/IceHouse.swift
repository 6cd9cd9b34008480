import Foundation

final class SnowStock: Sendable {
  static let shared = SnowStock()
  func tons() -> Int { 12 }
}

final class IceHouse {
  let blocks: Int

  #if os(Linux) || os(macOS)
    init(blocks: Int) { self.blocks = blocks }
  #else
    init(blocks: Int) { self.blocks = blocks * 2 }
  #endif

  func cool() -> Int { blocks + SnowStock.shared.tons() }
}
