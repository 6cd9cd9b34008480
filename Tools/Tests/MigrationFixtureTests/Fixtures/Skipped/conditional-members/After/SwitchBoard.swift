import Foundation

protocol FuseBoxProtocol: Sendable {
  func fuses() -> Int
}

final class FuseBox: Sendable {
  static let shared = FuseBox()
  func fuses() -> Int { 12 }
}

extension FuseBox: FuseBoxProtocol {}

struct SwitchBoard {
  struct Dependencies {
    var fuseBox: any FuseBoxProtocol

    static var defaultDependencies: Self {
      Self(fuseBox: FuseBox.shared)
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  #if os(Linux) || os(macOS)
    var lines = 4
  #else
    var lines = 8
  #endif

  func load() -> Int { dependencies.fuseBox.fuses() / lines }
}
