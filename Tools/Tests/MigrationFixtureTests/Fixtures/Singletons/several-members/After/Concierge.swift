import Foundation

protocol HotelBookProtocol: Sendable {
  var rooms: Int { get }
  func guest(in room: Int) -> String
}

/// Everything the hotel knows.
final class HotelBook: Sendable {
  static let shared = HotelBook()

  var rooms: Int { 80 }
  func guest(in room: Int) -> String { "guest \(room)" }
  func invoice(for room: Int, nights: Int = 1) -> Int { room * nights }
  func burnDown() {}
}

extension HotelBook: HotelBookProtocol {}

final class Concierge {
  struct Dependencies {
    var hotelBook: any HotelBookProtocol

    static var defaultDependencies: Self {
      Self(hotelBook: HotelBook.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func greet(_ room: Int) -> String {
    guard room <= dependencies.hotelBook.rooms else { return "no such room" }
    return "Good day, \(dependencies.hotelBook.guest(in: room))"
  }
}
