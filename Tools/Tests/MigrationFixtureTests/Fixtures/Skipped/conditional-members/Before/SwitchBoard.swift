import Foundation

final class FuseBox: Sendable {
  static let shared = FuseBox()
  func fuses() -> Int { 12 }
}

struct SwitchBoard {
  #if os(Linux) || os(macOS)
    var lines = 4
  #else
    var lines = 8
  #endif

  func load() -> Int { FuseBox.shared.fuses() / lines }
}
