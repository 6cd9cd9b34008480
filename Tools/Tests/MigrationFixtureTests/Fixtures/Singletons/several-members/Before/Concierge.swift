import Foundation

/// Everything the hotel knows.
final class HotelBook: Sendable {
  static let shared = HotelBook()

  var rooms: Int { 80 }
  func guest(in room: Int) -> String { "guest \(room)" }
  func invoice(for room: Int, nights: Int = 1) -> Int { room * nights }
  func burnDown() {}
}

final class Concierge {
  func greet(_ room: Int) -> String {
    guard room <= HotelBook.shared.rooms else { return "no such room" }
    return "Good day, \(HotelBook.shared.guest(in: room))"
  }
}
