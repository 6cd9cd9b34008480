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
  func run() {
    MargayServices.room.enter()
    MargayServices.client.load()
  }
}
