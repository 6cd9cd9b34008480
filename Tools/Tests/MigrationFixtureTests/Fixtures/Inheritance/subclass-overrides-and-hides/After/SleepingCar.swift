import Foundation

protocol LinenRoomProtocol: Sendable {
  func sheets(_ beds: Int) -> Int
}

final class LinenRoom: Sendable {
  static let shared = LinenRoom()
  func sheets(_ beds: Int) -> Int { beds * 2 }
}

extension LinenRoom: LinenRoomProtocol {}

class RailCar {
  let seats: Int

  init(seats: Int) { self.seats = seats }
}

final class SleepingCar: RailCar {
  struct Dependencies {
    var linenRoom: any LinenRoomProtocol

    static var defaultDependencies: Self {
      Self(linenRoom: LinenRoom.shared)
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  override init(seats: Int) {
    super.init(seats: seats / 4)
  }

  func sheets() -> Int { dependencies.linenRoom.sheets(seats) }
}

func makeCars(_ seats: [Int]) -> [RailCar] { seats.map(SleepingCar.init(seats:)) }
