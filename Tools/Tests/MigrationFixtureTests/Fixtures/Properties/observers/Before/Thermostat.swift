import Foundation

final class BoilerRoom: @unchecked Sendable {
  static let shared = BoilerRoom()
  private(set) var commands: [String] = []

  func send(_ command: String) { commands.append(command) }
}

final class Thermostat {
  var target = 18 {
    willSet { BoilerRoom.shared.send("will \(newValue)") }
    didSet { BoilerRoom.shared.send("did \(oldValue)") }
  }
}
