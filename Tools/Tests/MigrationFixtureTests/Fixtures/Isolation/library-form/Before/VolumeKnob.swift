@MainActor
final class AmpRack {
  static let shared = AmpRack()
  var volume = 3
}

@MainActor
final class VolumeKnob {
  init() {}

  func turn(_ steps: Int) -> Int {
    AmpRack.shared.volume += steps
    return AmpRack.shared.volume
  }
}
