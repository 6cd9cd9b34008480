import UIKit

protocol KioskStore6126Protocol {
  func add()
}

class KioskStore6126 {
  var count = 0
  func add() { count += 1 }
}

extension KioskStore6126: KioskStore6126Protocol {}

@MainActor
protocol KioskSound6126Protocol: Sendable {
  func ring() -> String
}

@MainActor
class KioskSound6126 {
  func ring() -> String { "ring" }
}

extension KioskSound6126: KioskSound6126Protocol {}

class KioskDelegate6126: NSObject, UIApplicationDelegate {
  let store = KioskStore6126()
  var sound: KioskSound6126!
  var note: String?

  func save() -> String { "saved" }
}
