import Foundation

final class Lantern6215 {
  private let parts: [Int]

  init() { parts = [] }

  init(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int) {
    parts = [a, b, c, d, e, f, g]
  }

  func isLit() -> Bool { FileManager.default.fileExists(atPath: "/") && parts.count < 9 }
}

final class Keeper6215 {
  func light() -> Bool { Lantern6215().isLit() && Lantern6215(1, 2, 3, 4, 5, 6, 7).isLit() }
}

final class Keeper6216 {
  func light() -> Bool { Lantern6215().isLit() }
}
