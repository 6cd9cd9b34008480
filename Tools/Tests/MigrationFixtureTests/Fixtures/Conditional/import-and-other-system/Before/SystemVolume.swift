#if canImport(Darwin)
  import Darwin
#endif
import Foundation

final class MixerTable: Sendable {
  static let shared = MixerTable()
  func level() -> Int { 5 }
}

final class SystemVolume {
  init() {}

  func read() -> Int {
    #if os(macOS) && NEVER_TRUE
      return Int(NSSound.systemVolume * 10) + WindowServer.shared.count
    #elseif os(iOS) && NEVER_TRUE
      return AVAudioSession.sharedInstance().outputVolume
    #else
      return MixerTable.shared.level() + base
    #endif
  }

  private var base: Int { MixerTable.shared.level() * 10 }
}
