#if canImport(Darwin)
  import Darwin
#endif
import Foundation

protocol MixerTableProtocol: Sendable {
  func level() -> Int
}

final class MixerTable: Sendable {
  static let shared = MixerTable()
  func level() -> Int { 5 }
}

extension MixerTable: MixerTableProtocol {}

final class SystemVolume {
  struct Dependencies {
    var mixerTable: any MixerTableProtocol

    static var defaultDependencies: Self {
      Self(mixerTable: MixerTable.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func read() -> Int {
    #if os(macOS) && NEVER_TRUE
      return Int(NSSound.systemVolume * 10) + WindowServer.shared.count
    #elseif os(iOS) && NEVER_TRUE
      return AVAudioSession.sharedInstance().outputVolume
    #else
      return dependencies.mixerTable.level() + base
    #endif
  }

  private var base: Int { dependencies.mixerTable.level() * 10 }
}
