import Foundation

final class Barge6217: NSObject {
  var cargo = 0

  convenience init(cargo: Int) {
    self.init()
    self.cargo = cargo
  }

  func isAfloat() -> Bool { FileManager.default.fileExists(atPath: "/") }
}

final class Wharf6217 {
  func unload() -> Int {
    let full = Barge6217(cargo: 4)
    let empty = Barge6217()
    return full.isAfloat() && empty.isAfloat() ? full.cargo + empty.cargo : 0
  }
}
