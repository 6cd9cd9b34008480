final class MargaySpace<Value: Sendable> {
  final class Room: Sendable {
    func enter() { print("\(Value.self)") }
  }
}

final class MargayClient<Value: Sendable>: Sendable {
  func load() { print("client of \(Value.self)") }
}

enum MargayServices {
  static let room: MargaySpace<Int>.Room = .init()
  static let client: MargayClient<String> = MargayClient()
}

final class MargayUser {
  struct Dependencies {
    var room: MargaySpace<Int>.Room
    var client: MargayClient<String>

    static var defaultDependencies: Self {
      Self(room: MargayServices.room, client: MargayServices.client)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func run() {
    dependencies.room.enter()
    dependencies.client.load()
  }
}
