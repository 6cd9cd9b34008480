final class NoLinen: LinenRoomProtocol {
  func sheets(_ beds: Int) -> Int { -1 }
}
let car = SleepingCar(seats: 8)
car.dependencies = .init(linenRoom: NoLinen())
expect(car.sheets() == -1 && car.seats == 2, "the mock is asked")
