final class Full: LockerRoomProtocol {
  func isFree(_ number: Int) -> Bool { false }
}
let code = LockerCode(text: "12", dependencies: .init(lockerRoom: Full()))
expect(code?.claim() == false, "the mock is asked")
