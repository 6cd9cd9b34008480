import Foundation

protocol LuggageRoomProtocol: Sendable {
  var size: Int { get }
}

final class LuggageRoom: Sendable {
  static let instances = [1: LuggageRoom(size: 4), 2: LuggageRoom(size: 9)]
  static let shared = LuggageRoom(size: 1)
  let size: Int

  init(size: Int) { self.size = size }

  static func room(_ floor: Int) -> LuggageRoom { instances[floor] ?? shared }
}

extension LuggageRoom: LuggageRoomProtocol {}

final class Porter {
  struct Dependencies {
    var luggageRoom: any LuggageRoomProtocol

    static var defaultDependencies: Self {
      Self(luggageRoom: LuggageRoom.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func carry(_ floor: Int) -> Int { LuggageRoom.room(floor).size + dependencies.luggageRoom.size }
}
