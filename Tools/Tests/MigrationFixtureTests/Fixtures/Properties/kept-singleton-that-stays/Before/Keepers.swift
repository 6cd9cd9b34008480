import UIKit

final class KeeperSession {
  nonisolated(unsafe) private(set) static var current = KeeperSession(number: 1)
  let number: Int

  init(number: Int) { self.number = number }

  static func renew() { current = KeeperSession(number: 2) }
}

final class KeeperBox: Sendable {
  static let shared = KeeperBox()
  func open() -> Int { 7 }
}

func inBackground(_ work: @escaping @Sendable () -> Void) { work() }

/// The object may be replaced after the screen was made.
final class KeeperScreen: UIViewController {
  private let session = KeeperSession.current

  func numbers() -> String { "\(session.number) \(KeeperSession.current.number)" }
}

/// A closure that may run anywhere reads it.
final class KeeperHall: UIViewController {
  private let box = KeeperBox.shared

  func run() { inBackground { print(self.box.open()) } }
  func count() -> Int { KeeperBox.shared.open() }
}

/// Code outside of the actor reads it.
final class KeeperDoor: UIViewController {
  let keptBox = KeeperBox.shared

  func count() -> Int { KeeperBox.shared.open() }
}

nonisolated func peek(into door: KeeperDoor) -> Int { door.keptBox.open() }
