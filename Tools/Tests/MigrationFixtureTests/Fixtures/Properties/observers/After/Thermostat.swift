import Foundation

protocol BoilerRoomProtocol: Sendable {
  func send(_ command: String)
}

final class BoilerRoom: @unchecked Sendable {
  static let shared = BoilerRoom()
  private(set) var commands: [String] = []

  func send(_ command: String) { commands.append(command) }
}

extension BoilerRoom: BoilerRoomProtocol {}

final class Thermostat {
  struct Dependencies {
    var boilerRoom: any BoilerRoomProtocol

    static var defaultDependencies: Self {
      Self(boilerRoom: BoilerRoom.shared)
    }
  }

  private let dependencies: Dependencies

  var target = 18 {
    willSet { dependencies.boilerRoom.send("will \(newValue)") }
    didSet { dependencies.boilerRoom.send("did \(oldValue)") }
  }

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }
}
