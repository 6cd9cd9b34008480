import UIKit

class KioskStore6126 {
  var count = 0
  func add() { count += 1 }
}

@MainActor
class KioskSound6126 {
  func ring() -> String { "ring" }
}

class KioskDelegate6126: NSObject, UIApplicationDelegate {
  let store = KioskStore6126()
  var sound: KioskSound6126!
  var note: String?

  func save() -> String { "saved" }
}
