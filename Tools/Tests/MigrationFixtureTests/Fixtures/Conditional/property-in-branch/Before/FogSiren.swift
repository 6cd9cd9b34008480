final class FogBank: Sendable {
  static let shared = FogBank()
  func density() -> Int { 7 }
}

struct FogSiren {
  var pitch = 2
  #if HORN_WITH_LAMP
    var lamp = true
  #endif

  func blow() -> Int { FogBank.shared.density() * pitch }
}
