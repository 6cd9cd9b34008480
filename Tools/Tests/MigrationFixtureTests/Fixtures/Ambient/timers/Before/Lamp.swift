import Foundation

final class Lamp6198 {
  func blink() -> Bool {
    // Twice a second.
    let timer = Timer(timeInterval: 0.5 /* seconds */, repeats: true) { timer in
      // Once is enough.
      timer.invalidate()
    }
    defer { timer.invalidate() }
    return timer.isValid
  }

  func shine() -> Bool {
    let timer = Timer(timeInterval: 1, repeats: false /* once */, block: { _ in })
    defer { timer.invalidate() }
    return timer.isValid
  }

  func glow() -> TimeInterval {
    let timer = Timer(
      fire: Date(timeIntervalSince1970: 8), interval: 2,
      // It goes on.
      repeats: true,
      block: { timer in
        // Not for long.
        timer.invalidate()
      })
    defer { timer.invalidate() }
    return timer.timeInterval
  }
}

/// A constant with a comment stays an argument.
final class Buzzer6198 {
  func buzz() -> Bool {
    let timer = Timer(timeInterval: 1, repeats: true /* again */, block: { $0.invalidate() })
    defer { timer.invalidate() }
    return timer.isValid
  }
}
