import Foundation

final class LinenRoom: Sendable {
  static let shared = LinenRoom()
  func sheets(_ beds: Int) -> Int { beds * 2 }
}

class RailCar {
  let seats: Int

  init(seats: Int) { self.seats = seats }
}

final class SleepingCar: RailCar {
  override init(seats: Int) {
    super.init(seats: seats / 4)
  }

  func sheets() -> Int { LinenRoom.shared.sheets(seats) }
}

func makeCars(_ seats: [Int]) -> [RailCar] { seats.map(SleepingCar.init(seats:)) }
