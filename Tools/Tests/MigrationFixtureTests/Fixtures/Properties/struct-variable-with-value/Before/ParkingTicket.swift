import Foundation

final class ParkingFees: Sendable {
  static let shared = ParkingFees()
  func cents(_ minutes: Int) -> Int { minutes * 5 }
}

struct ParkingTicket {
  var issued = Date()
  let plate: String

  func fee(_ minutes: Int) -> Int { issued < .distantFuture ? ParkingFees.shared.cents(minutes) : 0 }
}
