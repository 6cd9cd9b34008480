import Foundation

protocol Firing {
  func heat() -> Int
}

final class GasFiring: Firing {
  let degrees: Int

  init(degrees: Int) { self.degrees = degrees }

  func heat() -> Int { FileManager.default.fileExists(atPath: "/") ? degrees : 0 }
}

/// Two places make the same object, and one of them does not say which protocol it takes.
final class Kiln {
  func fire(_ degrees: Int) -> Int {
    let firing: any Firing = GasFiring(degrees: degrees)
    return firing.heat()
  }

  func fireAll() -> Int { firings(12).reduce(0) { $0 + $1.heat() } }

  private func firings(_ degrees: Int) -> [any Firing] { [GasFiring(degrees: degrees)] }
}
